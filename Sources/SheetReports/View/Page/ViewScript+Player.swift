extension ViewScript {
  /// Holds what is shown, and plays it.
  static let player = HashedText(
    #"""
    "use strict";
    const speeds = [[1, '1x'], [4, '4x'], [0.25, '1/4x']];
    const firstWindow = 12e6, shortestWindow = 200000;

    const player = {
      session: null, number: 0, t: 0, speed: 1, isPlaying: false, last: 0, gesture: undefined,
      phones: [], opened: [],

      open(number, t = 0) {
        this.number = clamp(number, 0, data.sessions.length - 1);
        const opened = this.opened[this.number];
        this.session = opened || openSession(data.sessions[this.number]);
        this.opened[this.number] = this.session;
        for (const phone of this.phones) phone.look = null;
        this.gesture = null;
        this.window = [0, clamp(this.session.duration, shortestWindow, firstWindow)];
        $('session').value = this.number;
        set($('scrubber'), { max: this.session.duration });
        document.title = `${this.session.id} – detent view`;
        showFacts(this.session);
        this.layOut();
        this.seek(t);
      },

      layOut() {
        this.chart = makeChart($('chart'), this.session);
        this.overview = makeOverview($('overview'), this.session);
        this.show(this.window);
      },

      show([from, to]) {
        const { duration } = this.session;
        const length = clamp(to - from, shortestWindow, Math.max(duration, shortestWindow));
        const start = clamp(from, 0, Math.max(duration - length, 0));
        this.window = [start, start + length];
        showWindow(this.chart, this.window);
        frameOverview(this.overview, this.window);
        this.markGesture();
      },

      seek(t) {
        this.t = clamp(t, 0, this.session.duration);
        const [from, to] = this.window;
        if (this.t < from || this.t > to)
          this.show([this.t - (to - from) * 0.12, this.t + (to - from) * 0.88]);
        this.draw();
      },

      draw() {
        const { session, t } = this;
        const frames = this.phones.map((phone, i) => drawPhone(phone, session.lines[i], session, t));
        drawHead(this.chart, frames, t);
        $('clock').textContent = `${seconds(t)} / ${seconds(session.duration)} s`;
        $('scrubber').value = t;
        const gesture = gestureAt(session, t);
        if (gesture !== this.gesture) this.choose(gesture);
        markSteps(this.steps, t);
        if (!this.isPlaying) $('scrubber').setAttribute('aria-valuetext', this.describe(frames[0]));
      },

      describe(frame) {
        const gesture = this.gesture && this.t >= this.gesture.from
          ? `, gesture ${this.gesture.n}: ${this.gesture.arms[0].result}` : '';
        return `${seconds(this.t)} seconds, ${stateText(frame)}, owner ${frame.owner}${gesture}`;
      },

      choose(gesture) {
        this.gesture = gesture;
        this.steps = makeGesture($('why'), this.session, gesture);
        $('why').scrollTop = 0;
        const { length } = this.session.gestures;
        $('gesture-title').textContent =
          gesture ? `Gesture ${gesture.n} of ${length}` : 'No gestures';
        this.markGesture();
      },

      markGesture() {
        const n = this.gesture ? String(this.gesture.n) : '';
        for (const root of [this.chart.root, this.overview.root])
          for (const mark of root.querySelectorAll('.gesture'))
            mark.classList.toggle('chosen', mark.dataset.n === n);
      },

      play() {
        if (this.t >= this.session.duration) this.seek(0);
        this.isPlaying = true;
        this.last = 0;
        showPlaying(true);
        requestAnimationFrame(now => this.tick(now));
      },

      pause() {
        this.isPlaying = false;
        showPlaying(false);
        this.draw();
      },

      pauseAt(t) {
        this.isPlaying = false;
        showPlaying(false);
        this.seek(t);
      },

      toggle() {
        if (this.isPlaying) this.pause(); else this.play();
      },

      tick(now) {
        if (!this.isPlaying) return;
        const passed = this.last ? (now - this.last) * 1000 * this.speed : 0;
        this.last = now;
        if (this.t + passed >= this.session.duration) return this.pauseAt(this.session.duration);
        this.seek(this.t + passed);
        requestAnimationFrame(next => this.tick(next));
      },

      setSpeed(speed) {
        this.speed = speed;
        for (const button of $('speeds').children)
          button.setAttribute('aria-pressed', Number(button.dataset.speed) === speed);
      },

      step(direction) {
        const { stops } = this.session, at = lastIndex(stops, this.t);
        const next = direction > 0 ? at + 1 : stops[at] < this.t ? at : at - 1;
        this.pauseAt(stops[clamp(next, 0, stops.length - 1)]);
      },

      stepGesture(direction) {
        const starts = this.session.gestures.map(gesture => gesture.from);
        const at = lastIndex(starts, this.t);
        const next = direction > 0 ? at + 1 : starts[at] < this.t ? at : at - 1;
        if (next < starts.length) this.pauseAt(next < 0 ? 0 : starts[next]);
      },

      zoom(factor) {
        const [from, to] = this.window;
        const part = clamp((this.t - from) / (to - from), 0, 1), length = (to - from) * factor;
        this.show([this.t - length * part, this.t + length * (1 - part)]);
        this.draw();
      },

      zoomAll() {
        this.show([0, this.session.duration]);
        this.draw();
      },
    };
    """#,
    sha256: "o0CeKcf8MVIfQXSybbhe9TXbXfNX2kBSryNx0McpaQM=")
}
