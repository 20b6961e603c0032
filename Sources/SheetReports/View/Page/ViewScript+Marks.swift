extension ViewScript {
  /// Draws what was decided, on the time line and on the overview.
  static let marks = HashedText(
    #"""
    "use strict";
    const handOffWords = { to_content: 'hand-off to the content', to_sheet: 'hand-off to the sheet',
      from_outside: 'the sheet takes a drag from outside' };

    const drawMarks = (chart, x) => {
      const line = chart.session.lines[0];
      drawRules(chart, line, x);
      drawOwnerWords(chart, x);
      for (const t of line.releases)
        if (isShown(chart, t)) {
          const y = chartY(chart, frameAt(line, t).y);
          svg('circle', { class: 'release', cx: x(t), cy: y, r: 4.5 }, chart.marks);
        }
      for (const [t, direction, y] of line.handOffs)
        if (isShown(chart, t)) {
          const mark = svg('path', { class: 'hand-off ' + direction, d: 'M0 -7L7 0L0 7L-7 0Z',
            transform: `translate(${x(t)} ${chartY(chart, y / 10)})` }, chart.marks);
          svg('title', {}, mark, `${handOffWords[direction]} at ${seconds(t)} s`);
        }
      for (const gesture of chart.session.gestures)
        if (gesture.flip && gesture.flip.t !== undefined && isShown(chart, gesture.flip.t))
          drawFlip(chart, x(gesture.flip.t), gesture.flip);
    };

    // Rule ids, as many as there is room for: those of releases and hand-offs first.
    const drawRules = (chart, line, x) => {
      const taken = [];
      const isMain = rules => /\b[SDHLP]\d/.test(rules);
      const shown = line.rules.filter(([t]) => isShown(chart, t));
      for (const wanted of [true, false])
        for (const [t, rules] of shown) {
          if (isMain(rules) !== wanted) continue;
          const width = rules.length * 6.6 + 8, at = clamp(x(t) - width / 2, 0, chart.width - width);
          if (taken.some(([from, to]) => at < to && at + width > from)) continue;
          taken.push([at, at + width]);
          svg('text', { class: wanted ? 'rule main' : 'rule', x: at + width / 2, y: lane.rules - 3,
            'text-anchor': 'middle' }, chart.marks, rules);
          svg('line', { class: 'tick', x1: x(t), x2: x(t), y1: lane.rules, y2: lane.rules + 5 },
            chart.marks);
        }
    };

    const drawOwnerWords = (chart, x) => chart.session.lines.forEach((line, i) => {
      const y = lane.rules + lane.gap + i * (lane.band + 2) + lane.band - 1.5;
      for (const [from, to, owner] of runsOf(line, line.owner)) {
        const left = Math.max(x(from * 1000), 0), right = Math.min(x(to * 1000), chart.width);
        if (owner !== 'none' && right - left > owner.length * 6 + 6)
          svg('text', { class: 'owner-word ' + owner, x: (left + right) / 2, y, 'text-anchor': 'middle' },
            chart.marks, owner);
      }
    });

    const drawFlip = (chart, at, flip) => {
      svg('line', { class: 'flip', x1: at, x2: at, y1: chart.top, y2: chart.bottom }, chart.marks);
      const isLeft = at > chart.width - 130;
      svg('text', { class: 'flip-word', x: at + (isLeft ? -6 : 6), y: chart.bottom - 6,
        'text-anchor': isLeft ? 'end' : 'start' }, chart.marks, `parts: ${flip.a} / ${flip.b}`);
    };

    const drawHead = (chart, frames, t) => {
      const [from, to] = chart.window, at = (t - from) / (to - from) * chart.width;
      chart.head.setAttribute('visibility', at < -1 || at > chart.width + 1 ? 'hidden' : 'visible');
      chart.head.setAttribute('transform', `translate(${at.toFixed(2)} 0)`);
      frames.forEach((frame, i) => chart.dots[i].setAttribute('cy', chartY(chart, frame.y)));
    };

    // The whole session in small, under the slider.
    const makeOverview = (parent, session) => {
      parent.replaceChildren();
      const width = parent.clientWidth, height = parent.clientHeight;
      const root = svg('svg', { width, height, 'aria-hidden': 'true' }, parent);
      const x = t => t / Math.max(session.duration, 1) * width;
      for (const gesture of session.gestures)
        svg('rect', { class: gesture.flip ? 'gesture flipped' : 'gesture', x: x(gesture.from),
          width: Math.max(x(gesture.to) - x(gesture.from), 2), y: 0, height, rx: 2,
          'data-n': gesture.n }, root);
      const plot = makePlot(root, 2, height - 4, 0, heightOf(session));
      drawCourse(plot, session);
      setWindow(plot, width, 0, Math.max(session.duration, 1));
      const frame = svg('rect', { class: 'window', y: 0.5, height: height - 1, rx: 4 }, root);
      return { root, x, frame };
    };
    const frameOverview = (overview, [from, to]) => set(overview.frame, { x: overview.x(from),
      width: Math.max(overview.x(to) - overview.x(from), 4) });
    """#,
    sha256: "smnndY5TTf1LlJdyvl9rRlIQiNbBvqP4leDZwqqbUMQ=")
}
