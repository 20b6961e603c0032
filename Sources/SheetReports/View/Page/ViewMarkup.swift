/// What the page of `detent view` is before its script fills it; holds no data.
enum ViewMarkup {
  static let body: StaticString = #"""
    <header>
    <h1>detent <span>view</span></h1>
    <div class="picker">
    <button id="session-before" aria-label="Previous session" title="Previous session  [">‹</button>
    <label class="unseen" for="session">Session</label>
    <select id="session"></select>
    <button id="session-after" aria-label="Next session" title="Next session  ]">›</button>
    </div>
    <p id="facts"></p>
    <button id="help" aria-haspopup="dialog" aria-label="Keys" title="Keys  ?">?</button>
    </header>
    <p id="note" hidden></p>
    <noscript><p>This page draws with a script, which is part of it.</p></noscript>
    <main>
    <section id="stage" aria-label="Sheet"></section>
    <section id="time" aria-label="Time">
    <div class="controls">
    <button id="play" aria-label="Play" title="Play or pause  space">
    <svg viewBox="0 0 20 20" aria-hidden="true"><path id="play-shape" d=""/></svg></button>
    <div id="speeds" role="group" aria-label="Speed"></div>
    <output id="clock" for="scrubber" aria-live="off"></output>
    <div id="zoom" role="group" aria-label="Zoom">
    <button id="zoom-out" aria-label="Zoom out" title="Zoom out  -">−</button>
    <button id="zoom-in" aria-label="Zoom in" title="Zoom in  +">+</button>
    <button id="zoom-all" title="Whole session  0">all</button>
    </div>
    </div>
    <div id="chart"></div>
    <div class="scrub">
    <div id="overview"></div>
    <input id="scrubber" type="range" min="0" max="1" step="1" value="0" aria-label="Time">
    </div>
    <ul id="legend"></ul>
    </section>
    <section id="gesture" aria-labelledby="gesture-title">
    <div class="controls">
    <h2 id="gesture-title" aria-live="polite"></h2>
    <div role="group" aria-label="Gesture">
    <button id="gesture-before" aria-label="Previous gesture" title="Previous gesture  shift ←">‹</button>
    <button id="gesture-after" aria-label="Next gesture" title="Next gesture  shift →">›</button>
    </div>
    </div>
    <div id="why" tabindex="0" role="region" aria-label="Why the gesture was decided so"></div>
    </section>
    </main>
    <dialog id="keys" aria-labelledby="keys-title">
    <h2 id="keys-title">Keys</h2>
    <dl>
    <dt><kbd>space</kbd></dt><dd>play or pause</dd>
    <dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>sample by sample</dd>
    <dt><kbd>shift</kbd> <kbd>←</kbd> <kbd>→</kbd></dt><dd>gesture by gesture</dd>
    <dt><kbd>home</kbd> <kbd>end</kbd></dt><dd>start and end of the session</dd>
    <dt><kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd></dt><dd>play at 1x, 4x, 1/4x</dd>
    <dt><kbd>[</kbd> <kbd>]</kbd></dt><dd>previous and next session</dd>
    <dt><kbd>+</kbd> <kbd>-</kbd> <kbd>0</kbd></dt><dd>zoom in, out, whole session</dd>
    <dt><kbd>?</kbd></dt><dd>this list</dd>
    </dl>
    <form method="dialog"><button autofocus>Close</button></form>
    </dialog>
    """#
}
