extension ViewScript {
  /// Says why a gesture was decided so.
  static let gesture = HashedText(
    #"""
    "use strict";
    const makeGesture = (parent, session, gesture) => {
      parent.replaceChildren();
      const steps = [];
      if (!gesture) {
        html('p', { class: 'quiet' }, parent, 'No gesture in this session.');
        return steps;
      }
      if (gesture.flip) makeFlip(parent, gesture.flip);
      gesture.arms.forEach((arm, i) => makeArm(parent, arm, i, steps));
      if (data.tunings.length > 1 && gesture.arms.length < 2)
        html('p', { class: 'quiet' }, parent, `Under ${data.tunings[1]} there was no sheet.`);
      return steps;
    };

    const makeFlip = (parent, flip) => {
      const box = html('p', { class: 'flip-box' }, parent);
      html('b', {}, box, `${flip.a} → ${flip.b}`);
      const risk = flip.risk ? ', under the finger, which would have reacted' : '';
      box.append(flip.t === undefined ? ' The outcome differs.' : ' The sheets part at ');
      if (flip.t !== undefined) {
        makeTime(box, flip.t);
        box.append(risk + '.');
      }
    };

    const makeTime = (parent, t) => {
      const button = html('button', { class: 'at', title: 'Go there' }, parent, seconds(t) + ' s');
      button.addEventListener('click', () => player.pauseAt(t));
      return button;
    };

    const makeArm = (parent, arm, index, steps) => {
      const article = html('article', { class: letters[index] }, parent);
      if (data.tunings.length > 1) html('h3', { class: 'tuning' }, article, data.tunings[index]);
      html('p', { class: 'result' }, article, arm.result);
      html('p', { class: 'quiet' }, article, arm.course);
      const list = html('ol', {}, article);
      for (const [t, rule, reason, comparisons] of arm.why) {
        const step = html('li', {}, list);
        makeTime(step, t);
        html('span', { class: 'rule' }, step, rule);
        const text = html('div', {}, step);
        html('p', {}, text, reason);
        for (const comparison of comparisons) html('p', { class: 'quiet' }, text, comparison);
        steps.push({ t, step });
      }
      makeChanges(article, arm.changes);
    };

    const makeChanges = (parent, changes) => {
      const box = html('div', { class: 'changes' }, parent);
      if (changes === undefined || !changes.length)
        return html('p', { class: 'quiet' }, box, changes === undefined
          ? 'no other course was tried' : 'no change of one number or word leads elsewhere');
      const table = html('table', {}, box);
      html('caption', {}, table, 'each of these alone would have changed it:');
      for (const cells of changes) {
        const row = html('tr', {}, html('tbody', {}, table));
        cells.forEach((cell, i) => html(i ? 'td' : 'th', i ? {} : { scope: 'row' }, row, cell));
      }
    };

    // Steps that lie behind are told apart from those to come.
    const markSteps = (steps, t) => {
      for (const { t: at, step } of steps) step.classList.toggle('done', at <= t);
    };
    """#,
    sha256: "tgC4XkAf8gdiyivoJ+VK8nFvfRvnH3fsKWU56Hzt73Y=")
}
