extension ViewScript {
  /// Draws the time line: what was where over time.
  static let chart = HashedText(
    #"""
    "use strict";
    const lane = { rules: 14, band: 9, gap: 6, offset: 54, axis: 22 };
    const letters = ['a', 'b'];

    // The way of a value over the time in ms, with steps where it does not move evenly.
    const pathOf = (times, values, gap) => {
      let path = '';
      for (let i = 0; i < times.length; i++) {
        const x = times[i] / 1000;
        if (i && times[i] - times[i - 1] > gap) path += `H${x}`;
        path += `${i ? 'L' : 'M'}${x} ${values[i].toFixed(1)}`;
      }
      return path;
    };
    // Runs of one value as [from, to, value], times in ms.
    const runsOf = (line, changes) => changes.value.map((value, i) => {
      const next = changes.at[i + 1];
      const end = line.t[next === undefined ? line.t.length - 1 : next];
      return [line.t[changes.at[i]] / 1000, end / 1000, value];
    });
    const heightOf = session => Math.max(...session.lines[0].looks.map(look => look.h));

    // A part of a drawing with a scale of its own, which zooming changes.
    const makePlot = (root, y, height, low, high) => {
      const plot = svg('svg', { class: 'plot', x: 0, y, height, preserveAspectRatio: 'none' }, root);
      plot.range = [low, high];
      return plot;
    };
    const setWindow = (plot, width, from, to) => set(plot, { width,
      viewBox: `${from / 1000} ${plot.range[0]} ${(to - from) / 1000} ${plot.range[1] - plot.range[0]}` });

    const drawCourse = (plot, session) => {
      for (const stroke of session.strokes)
        svg('path', { class: 'finger-line', d: pathOf(stroke.t, stroke.y, 1e9) }, plot);
      session.lines.map((line, i) => svg('path', { class: 'edge ' + letters[i],
        d: pathOf(line.t, line.y, smoothGap) }, plot)).reverse().forEach(path => plot.append(path));
    };

    const makeChart = (parent, session) => {
      parent.replaceChildren();
      const root = svg('svg', { role: 'img', 'aria-label':
        'Time line: edge of the sheet, finger and content offset over time' }, parent);
      const width = parent.clientWidth, height = parent.clientHeight;
      set(root, { width, height });
      const bands = lane.rules + lane.gap;
      const top = bands + session.lines.length * (lane.band + 2) + lane.gap;
      const hasContent = session.lines[0].looks.some(look => look.content !== null);
      const foot = lane.axis + (hasContent ? lane.offset + lane.gap : 0);
      const chart = { root, session, width, height, top, bottom: height - foot, plots: [] };
      chart.screen = heightOf(session);
      chart.back = svg('g', {}, root);
      session.lines.forEach((line, i) => {
        const plot = makePlot(root, bands + i * (lane.band + 2), lane.band, 0, 1);
        for (const [from, to, owner] of runsOf(line, line.owner))
          if (owner !== 'none')
            svg('rect', { class: 'owner ' + owner, x: from, width: Math.max(to - from, 1),
              height: 1 }, plot);
        chart.plots.push(plot);
      });
      const main = makePlot(root, top, chart.bottom - top, 0, chart.screen);
      drawCourse(main, session);
      chart.plots.push(main);
      if (hasContent) chart.plots.push(drawOffset(root, session, chart.bottom + lane.gap));
      chart.marks = svg('g', {}, root);
      chart.head = svg('g', { class: 'head' }, root);
      svg('line', { y1: lane.rules, y2: height - lane.axis }, chart.head);
      chart.dots = session.lines.map((line, i) =>
        svg('circle', { class: 'dot ' + letters[i], r: 4.5 }, chart.head));
      return chart;
    };

    const drawOffset = (root, session, y) => {
      const [line, other] = session.lines;
      let low = 0, high = 1;
      for (const { o } of session.lines)
        for (const value of o) {
          low = Math.min(low, value);
          high = Math.max(high, value);
        }
      const plot = makePlot(root, y, lane.offset, -high * 1.04, -low);
      const end = line.t[line.t.length - 1] / 1000;
      svg('path', { class: 'offset', transform: 'scale(1 -1)',
        d: `${pathOf(line.t, line.o, smoothGap)}L${end} 0L0 0Z` }, plot);
      if (other)
        svg('path', { class: 'edge b', transform: 'scale(1 -1)',
          d: pathOf(other.t, other.o, smoothGap) }, plot);
      return plot;
    };

    // Everything that depends on which part of the time is shown.
    const showWindow = (chart, [from, to]) => {
      chart.window = [from, to];
      for (const plot of chart.plots) setWindow(plot, chart.width, from, to);
      chart.back.replaceChildren();
      chart.marks.replaceChildren();
      const x = t => (t - from) / (to - from) * chart.width;
      drawGestures(chart, x);
      drawDetents(chart, x);
      drawAxis(chart, x);
      drawMarks(chart, x);
    };
    const isShown = (chart, t) => t >= chart.window[0] && t <= chart.window[1];
    const chartY = (chart, y) => chart.top + y / chart.screen * (chart.bottom - chart.top);

    const drawGestures = (chart, x) => {
      for (const gesture of chart.session.gestures) {
        const from = clamp(x(gesture.from), -1, chart.width + 1);
        const to = clamp(x(gesture.to), -1, chart.width + 1);
        svg('rect', { class: 'gesture', x: from, y: chart.top, width: Math.max(to - from, 1),
          height: chart.height - chart.top - lane.axis, 'data-n': gesture.n }, chart.back);
      }
    };

    const drawDetents = (chart, x) => {
      const looks = chart.session.lines[0].looks;
      looks.forEach((look, i) => {
        const next = looks[i + 1] ? looks[i + 1].t : chart.session.duration;
        const from = Math.max(x(look.t), 0), to = Math.min(x(next), chart.width);
        if (to <= from) return;
        for (const [name, y] of look.detents) {
          const at = chartY(chart, y);
          svg('line', { class: 'detent', x1: from, x2: to, y1: at, y2: at }, chart.back);
          if (to - from > 60)
            svg('text', { class: 'label', x: from + 4, y: at - 4 }, chart.marks, name);
        }
      });
    };

    const tickSteps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60, 120, 300, 600, 1800];
    const drawAxis = (chart, x) => {
      const [from, to] = chart.window, room = Math.max(chart.width / 80, 2);
      const step = tickSteps.find(step => (to - from) / 1e6 / step <= room)
        || 10 ** Math.ceil(Math.log10((to - from) / 1e6 / room));
      for (let n = Math.ceil(from / 1e6 / step); n * step * 1e6 <= to; n++) {
        const at = x(n * step * 1e6), y = chart.height - lane.axis;
        svg('line', { class: 'tick', x1: at, x2: at, y1: y, y2: y + 4 }, chart.back);
        const text = Number((n * step).toFixed(2)) + ' s';
        const anchor = at < 14 ? 'start' : at > chart.width - 14 ? 'end' : 'middle';
        svg('text', { class: 'axis', x: at, y: y + 17, 'text-anchor': anchor }, chart.back, text);
      }
    };
    """#,
    sha256: "wF1qEwdXgm4jLq5VPFWcoT6o71hFz8BGibQ3XsgJlcs=")
}
