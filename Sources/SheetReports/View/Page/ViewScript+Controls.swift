extension ViewScript {
  /// Connects buttons, slider, pointer and keys, and starts.
  static let controls = HashedText(
    #"""
    "use strict";
    const showPlaying = isPlaying => {
      set($('play'), { 'aria-label': isPlaying ? 'Pause' : 'Play' });
      set($('play-shape'), { d: isPlaying ? 'M5 4h3.6v12H5zM11.4 4H15v12h-3.6z' : 'M6 3.6v12.8L16.6 10z' });
    };

    const showFacts = session => {
      const facts = $('facts');
      facts.replaceChildren();
      const chip = (text, name) => html('span', { class: 'chip', title: name || null }, facts, text);
      chip(session.source, 'file');
      if (session.user !== undefined) chip(session.user, 'user');
      for (const [name, value] of session.labels) chip(`${name} ${value}`);
      if (data.tunings.length === 1) chip(data.tunings[0], 'tuning');
    };

    const makeLegend = () => {
      const list = $('legend');
      list.replaceChildren();
      const add = (draw, text) => {
        const item = html('li', {}, list);
        draw(svg('svg', { width: 22, height: 12, viewBox: '0 0 22 12', 'aria-hidden': 'true' }, item));
        item.append(text);
      };
      data.tunings.forEach((name, i) => add(root => svg('path', { class: 'edge ' + letters[i],
        d: 'M1 6H21' }, root), data.tunings.length > 1 ? `edge, ${name}` : 'edge of the sheet'));
      add(root => svg('path', { class: 'finger-line', d: 'M1 6H21' }, root), 'finger');
      add(root => svg('rect', { class: 'offset', x: 1, y: 3, width: 20, height: 7 }, root),
        'content offset');
      for (const owner of ['undecided', 'sheet', 'content'])
        add(root => svg('rect', { class: 'owner ' + owner, x: 1, y: 3, width: 20, height: 7 }, root),
          'owner: ' + owner);
      add(root => svg('path', { class: 'hand-off to_content', d: 'M11 0L17 6L11 12L5 6Z' }, root),
        'hand-off');
      add(root => svg('circle', { class: 'release', cx: 11, cy: 6, r: 4.5 }, root), 'release');
      if (data.tunings.length > 1)
        add(root => svg('path', { class: 'flip', d: 'M11 0V12' }, root), 'the sheets part');
      if (data.tunings.length > 1 && data.anchor === 'gesture')
        html('li', {}, list, `${data.tunings[1]} starts each gesture where ${data.tunings[0]} is`);
    };

    const keys = {
      ' ': () => player.toggle(),
      ArrowLeft: shift => shift ? player.stepGesture(-1) : player.step(-1),
      ArrowRight: shift => shift ? player.stepGesture(1) : player.step(1),
      Home: () => player.pauseAt(0),
      End: () => player.pauseAt(player.session.duration),
      1: () => player.setSpeed(1),
      2: () => player.setSpeed(4),
      3: () => player.setSpeed(0.25),
      '[': () => changeSession(-1),
      ']': () => changeSession(1),
      '+': () => player.zoom(0.5),
      '=': () => player.zoom(0.5),
      '-': () => player.zoom(2),
      0: () => player.zoomAll(),
      '?': () => $('keys').showModal(),
    };
    const changeSession = by => {
      const number = player.number + by;
      if (number < 0 || number >= data.sessions.length) return;
      player.isPlaying = false;
      showPlaying(false);
      player.open(number);
    };

    document.addEventListener('keydown', event => {
      if (event.altKey || event.ctrlKey || event.metaKey || $('keys').open) return;
      const { target } = event;
      if (target.matches('select') && event.key !== '[' && event.key !== ']') return;
      if (event.key === ' ' && target.matches('button')) return;
      if (!Object.hasOwn(keys, event.key)) return;
      event.preventDefault();
      keys[event.key](event.shiftKey);
    });

    const clicks = {
      'session-before': () => changeSession(-1), 'session-after': () => changeSession(1),
      'gesture-before': () => player.stepGesture(-1), 'gesture-after': () => player.stepGesture(1),
      'zoom-in': () => player.zoom(0.5), 'zoom-out': () => player.zoom(2),
      'zoom-all': () => player.zoomAll(), play: () => player.toggle(),
      help: () => $('keys').showModal(),
    };
    for (const id in clicks) $(id).addEventListener('click', clicks[id]);
    $('session').addEventListener('change', event => {
      player.isPlaying = false;
      showPlaying(false);
      player.open(Number(event.target.value));
    });
    $('scrubber').addEventListener('input', event => player.pauseAt(Number(event.target.value)));

    // Pressing and dragging on the time line moves through time.
    const scrub = event => {
      const box = $('chart').getBoundingClientRect(), [from, to] = player.window;
      const part = clamp((event.clientX - box.left) / box.width, 0, 1);
      player.pauseAt(Math.round(from + part * (to - from)));
    };
    $('chart').addEventListener('pointerdown', event => {
      $('chart').setPointerCapture(event.pointerId);
      scrub(event);
    });
    $('chart').addEventListener('pointermove', event => {
      if ($('chart').hasPointerCapture(event.pointerId)) scrub(event);
    });
    new ResizeObserver(() => {
      if (!player.session) return;
      player.layOut();
      player.draw();
    }).observe($('chart'));

    const start = () => {
      if (data.note) {
        $('note').hidden = false;
        $('note').textContent = data.note;
      }
      data.sessions.forEach((session, i) => html('option', { value: i }, $('session'), session.id));
      for (const [speed, text] of speeds)
        html('button', { 'data-speed': speed }, $('speeds'), text)
          .addEventListener('click', () => player.setSpeed(speed));
      data.tunings.forEach((name, i) => player.phones.push(makePhone($('stage'), name, letters[i])));
      player.setSpeed(1);
      showPlaying(false);
      makeLegend();
      const wanted = new URLSearchParams(location.hash.slice(1));
      const number = data.sessions.findIndex(session => session.id === wanted.get('session'));
      player.open(Math.max(number, 0), Math.round(Number(wanted.get('t') || 0) * 1e6) || 0);
    };
    start();
    """#,
    sha256: "nhapGBBoPx57rqNsctPhTjCxbKfSm2GVqCjK1wT63mU=")
}
