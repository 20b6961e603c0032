extension ViewScript {
  /// Reads the data and says what was shown when.
  static let data = HashedText(
    #"""
    "use strict";
    const $ = id => document.getElementById(id);
    const data = JSON.parse($('data').textContent);
    const seconds = us => (us / 1e6).toFixed(3);
    const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

    // An element below a parent; attributes that are null are left out.
    const make = (space, name, attributes, parent, text) => {
      const element = document.createElementNS(space, name);
      for (const key in attributes)
        if (attributes[key] !== null) element.setAttribute(key, attributes[key]);
      if (text !== undefined) element.textContent = text;
      if (parent) parent.append(element);
      return element;
    };
    const svg = (name, attributes, parent, text) =>
      make('http://www.w3.org/2000/svg', name, attributes, parent, text);
    const html = (name, attributes, parent, text) =>
      make('http://www.w3.org/1999/xhtml', name, attributes, parent, text);
    const set = (element, attributes) => {
      for (const key in attributes) element.setAttribute(key, attributes[key]);
    };

    // Numbers from the first one and differences.
    const sums = (list, scale) => {
      let sum = 0;
      return Float64Array.from(list, difference => (sum += difference) / scale);
    };
    // The last index whose time is not after t; -1 before all.
    const lastIndex = (times, t) => {
      let low = 0, high = times.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (times[middle] <= t) low = middle + 1; else high = middle;
      }
      return low - 1;
    };
    const pairs = list => {
      const result = { at: [], value: [] };
      for (let i = 0; i < list.length; i += 2) {
        result.at.push(list[i]);
        result.value.push(list[i + 1]);
      }
      return result;
    };

    const lengths = ['w', 'h', 'top', 'bottom', 'left', 'width', 'floor', 'header', 'keyboard'];
    const openLook = raw => {
      const look = { ...raw, detents: raw.detents.map(([name, y]) => [name, y / 10]) };
      for (const key of lengths) look[key] = raw[key] / 10;
      look.radius = raw.radius === undefined ? 10 : raw.radius / 10;
      look.content = raw.content === undefined ? null : raw.content / 10;
      return look;
    };
    const openLine = raw => ({
      t: sums(raw.t, 1), y: sums(raw.y, 10), o: sums(raw.o, 10), d: sums(raw.d, 100),
      phase: pairs(raw.phase), owner: pairs(raw.owner), rules: raw.rules,
      handOffs: raw.handOffs, releases: raw.releases, looks: raw.looks.map(openLook),
      lookTimes: raw.looks.map(look => look.t),
    });
    const openSession = raw => {
      const session = { ...raw, lines: raw.lines.map(openLine) };
      session.strokes = raw.strokes.map(stroke => ({
        t: sums(stroke.t, 1), x: sums(stroke.x, 10), y: sums(stroke.y, 10), end: stroke.end,
      }));
      const stops = new Set([0]);
      for (const line of session.lines) for (const t of line.t) stops.add(t);
      for (const stroke of session.strokes) for (const t of stroke.t) stops.add(t);
      session.stops = Float64Array.from(stops).sort();
      session.duration = session.stops[session.stops.length - 1];
      return session;
    };

    // Frames that are no further apart are joined by even motion; across a longer gap the sheet
    // stands still.
    const smoothGap = 50000;
    const frameAt = (line, t) => {
      const i = Math.max(lastIndex(line.t, t), 0);
      const gap = i + 1 < line.t.length ? line.t[i + 1] - line.t[i] : 0;
      const part = gap > 0 && gap <= smoothGap ? clamp((t - line.t[i]) / gap, 0, 1) : 0;
      const mix = list => part ? list[i] + (list[i + 1] - list[i]) * part : list[i];
      const word = changes => changes.value[Math.max(lastIndex(changes.at, i), 0)];
      return {
        y: mix(line.y), offset: mix(line.o), dim: mix(line.d), phase: word(line.phase),
        owner: word(line.owner), look: line.looks[Math.max(lastIndex(line.lookTimes, t), 0)],
      };
    };
    const gestureAt = (session, t) => {
      const index = lastIndex(session.gestures.map(gesture => gesture.from), t);
      return session.gestures[Math.max(index, 0)];
    };
    """#,
    sha256: "ls/3v19DV/bI5b6pLJ9Mz+oBAULXF8wsE5YD2EKKMLk=")
}
