extension ViewScript {
  /// Draws the phone: sheet, content, dimming and fingers.
  static let phone = HashedText(
    #"""
    "use strict";
    const rowHeight = 64, rowCount = 24, trailLength = 360000, liftLength = 260000;
    let phoneCount = 0;

    // A phone with the sheet of one tuning.
    const makePhone = (parent, name, letter) => {
      const id = 'phone' + (++phoneCount);
      const figure = html('figure', { class: 'phone ' + letter }, parent);
      const root = svg('svg', { role: 'img', 'aria-labelledby': id }, figure);
      svg('title', { id }, root);
      const caption = html('figcaption', {}, figure);
      html('b', { class: 'tuning' }, caption, name);
      const state = html('span', { class: 'state' }, caption);
      return { root, state, id, name, look: null };
    };

    // What stays as long as screen and sheet look the same.
    const furnish = (phone, look) => {
      phone.look = look;
      const { root, id } = phone;
      while (root.childNodes.length > 1) root.lastChild.remove();
      const { w, h } = look, island = look.top >= 40, corner = island ? 47 : 8;
      root.setAttribute('viewBox', `-14 -14 ${w + 28} ${h + 28}`);
      root.parentNode.classList.toggle('wide', w > h);
      const clip = svg('clipPath', { id: id + '-screen' }, svg('defs', {}, root));
      svg('rect', { width: w, height: h, rx: corner }, clip);
      svg('rect', { class: 'bezel', x: -11, y: -11, width: w + 22, height: h + 22,
        rx: corner + 10 }, root);
      const screen = svg('g', { 'clip-path': `url(#${id}-screen)` }, root);
      svg('rect', { class: 'wallpaper', width: w, height: h }, screen);
      for (let i = 0, y = look.top + 24; y < h; i++, y += 148) {
        svg('rect', { class: 'app', x: 20, y, width: w - 40, height: 132, rx: 18 }, screen);
        svg('rect', { class: 'app-line', x: 40, y: y + 26, width: (w - 80) * (i % 2 ? 0.5 : 0.7),
          height: 12, rx: 6 }, screen);
        svg('rect', { class: 'app-line', x: 40, y: y + 54, width: (w - 80) * (i % 2 ? 0.8 : 0.6),
          height: 9, rx: 4.5 }, screen);
      }
      phone.dim = svg('rect', { class: 'dim', width: w, height: h }, screen);
      furnishSheet(phone, screen, look);
      phone.keyboard = svg('rect', { class: 'keyboard', width: w, x: 0, y: h - look.keyboard,
        height: look.keyboard }, screen);
      if (look.top >= 50)
        svg('rect', { class: 'island', x: w / 2 - 62, y: 12, width: 124, height: 36, rx: 18 }, screen);
      else if (island)
        svg('rect', { class: 'island', x: w / 2 - 80, y: -20, width: 160, height: 52, rx: 20 }, screen);
      if (look.bottom > 0)
        svg('rect', { class: 'home', x: w / 2 - 67, y: h - 13, width: 134, height: 5, rx: 2.5 }, screen);
      phone.touches = svg('g', { class: 'touches' }, screen);
    };

    const furnishSheet = (phone, screen, look) => {
      const sheet = svg('g', { class: 'sheet' }, screen);
      phone.sheet = sheet;
      phone.body = svg('rect', { class: 'body', width: look.width, rx: look.radius }, sheet);
      const middle = look.width / 2;
      phone.rows = [];
      if (look.content === null) {
        for (let i = 0; i < 5; i++)
          svg('rect', { class: 'row-line', x: 28, y: 64 + i * 40, rx: 6, height: 12,
            width: (look.width - 56) * [0.9, 0.7, 0.82, 0.6, 0.75][i] }, sheet);
      } else {
        const port = svg('svg', { y: look.header, width: look.width, height: look.h,
          class: 'port' }, sheet);
        phone.list = svg('g', {}, port);
        for (let i = 0; i < rowCount; i++) phone.rows.push(makeRow(phone.list, look));
        svg('line', { class: 'hairline', x1: 0, x2: look.width, y1: look.header, y2: look.header },
          sheet);
      }
      svg('rect', { class: 'title', x: middle - 58, y: Math.max(look.header / 2 - 3, 16), width: 116,
        height: 13, rx: 6.5 }, sheet);
      if (look.grabber)
        svg('rect', { class: 'grabber', x: middle - 18, y: 6, width: 36, height: 5, rx: 2.5 }, sheet);
    };

    const makeRow = (parent, look) => {
      const row = svg('g', {}, parent);
      svg('circle', { cx: 40, cy: 32, r: 19 }, row);
      const long = svg('rect', { class: 'row-line', x: 74, y: 18, height: 11, rx: 5.5 }, row);
      const short = svg('rect', { class: 'row-line thin', x: 74, y: 38, height: 8, rx: 4 }, row);
      const number = svg('text', { x: look.width - 20, y: 38, 'text-anchor': 'end' }, row);
      svg('line', { class: 'hairline', x1: 74, x2: look.width, y1: 63.5, y2: 63.5 }, row);
      return { row, long, short, number, index: -1 };
    };

    const drawPhone = (phone, line, session, t) => {
      const frame = frameAt(line, t), look = frame.look;
      if (phone.look !== look) furnish(phone, look);
      const bottom = Math.min(look.h, look.floor);
      const isCard = look.floor < look.h;
      phone.sheet.setAttribute('transform', `translate(${look.left} ${frame.y.toFixed(2)})`);
      phone.sheet.setAttribute('data-y', frame.y.toFixed(2));
      phone.sheet.setAttribute('visibility', frame.phase === 'dismissed' ? 'hidden' : 'visible');
      phone.body.setAttribute('height',
        Math.max(bottom - frame.y + (isCard ? 0 : look.radius + 2), 0));
      phone.dim.setAttribute('opacity', (frame.dim * 0.42).toFixed(3));
      if (look.content !== null) drawRows(phone, frame, look);
      drawTouches(phone, session, t);
      phone.state.textContent = stateText(frame);
      if (!player.isPlaying)
        phone.root.firstChild.textContent = `${phone.name}: ${stateText(frame)}`;
      return frame;
    };

    const phaseWords = { sheetDrag: 'dragged', contentScroll: 'content scrolls',
      undecided: 'undecided', settling: 'settling', idle: 'at rest' };
    const stateText = frame => {
      const words = [phaseWords[frame.phase] || frame.phase];
      if (frame.phase !== 'dismissed') words.unshift(`edge ${frame.y.toFixed(1)} pt`);
      if (frame.look.content !== null) words.splice(1, 0, `content ${frame.offset.toFixed(1)} pt`);
      return words.join(' · ');
    };

    const drawRows = (phone, frame, look) => {
      const first = Math.max(Math.floor(frame.offset / rowHeight), 0);
      phone.list.setAttribute('transform', `translate(0 ${(-frame.offset).toFixed(2)})`);
      const last = Math.ceil(Math.min(look.content, 1e6) / rowHeight);
      for (let i = first; i < first + rowCount; i++) {
        const row = phone.rows[i % rowCount];
        if (row.index === i) continue;
        row.index = i;
        set(row.row, { transform: `translate(0 ${i * rowHeight})`,
          visibility: i < last ? 'visible' : 'hidden' });
        const room = look.width - 150;
        row.long.setAttribute('width', room * (0.45 + (i * 37 % 50) / 100));
        row.short.setAttribute('width', room * (0.3 + (i * 53 % 60) / 100));
        row.number.textContent = i + 1;
      }
    };

    // Fingers that are down or have just lifted, each with the way it came.
    const drawTouches = (phone, session, t) => {
      phone.touches.replaceChildren();
      for (const stroke of session.strokes) {
        const end = stroke.t[stroke.t.length - 1];
        const isOver = stroke.end !== 'open' && t > end;
        if (t < stroke.t[0] || (isOver && t > end + liftLength)) continue;
        const at = lastIndex(stroke.t, t), fade = isOver ? 1 - (t - end) / liftLength : 1;
        for (const part of [1, 0.55, 0.25]) {
          const from = lastIndex(stroke.t, t - trailLength * part) + 1;
          let points = '';
          for (let i = from; i <= at; i++) points += `${stroke.x[i]},${stroke.y[i]} `;
          if (from < at)
            svg('polyline', { class: 'trail', points, opacity: 0.28 * fade }, phone.touches);
        }
        svg('circle', { class: isOver ? 'lift' : 'finger', cx: stroke.x[at], cy: stroke.y[at],
          r: isOver ? 22 + 26 * (1 - fade) : 22, opacity: fade }, phone.touches);
      }
    };
    """#,
    sha256: "Y+i7rj7nVABk4qNlDc8cwODHl1iRxxn1RE8ePaDvRl8=")
}
