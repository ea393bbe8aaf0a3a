import {describe, expect, it} from 'vitest';
import {errorOf, render, withLead} from '../../../../e2e/support/manual/render';

describe('<Answer>', () => {
  it('is a native details element that keeps its id', async () => {
    expect(
      await render(withLead('<Answer id="no-code" question="¿Y {tabs.home}?">\n\nMira el correo.\n\n</Answer>')),
    ).toContain(
      '<details id="no-code" class="answer"><summary><span>¿Y <b class="app">Inicio</b>?</span></summary>' +
        '<div class="answer__body"><p>Mira el correo.</p></div></details>',
    );
  });

  it('may contain nested answers', async () => {
    const inner = '<Answer id="b" question="B">\n\nDos.\n\n</Answer>';
    const html = await render(withLead(`<Answer id="a" question="A">\n\nUno.\n\n${inner}\n\n</Answer>`));
    expect(html).toContain(
      '<div class="answer__body"><p>Uno.</p><details id="b" class="answer"><summary><span>B</span>' +
        '</summary><div class="answer__body"><p>Dos.</p></div></details></div></details>',
    );
  });

  it.each([
    ['no id', '<Answer question="a">\n\nb\n\n</Answer>', 'found <Answer> without id'],
    [
      'an id that is not kebab-case',
      '<Answer id="noCode" question="a">\n\nb\n\n</Answer>',
      'found <Answer id="noCode">',
    ],
    [
      'an id used twice',
      '<Answer id="a" question="a">\n\nb\n\n</Answer>\n\n<Answer id="a" question="c">\n\nd\n\n</Answer>',
      'found a second <Answer id="a">',
    ],
    [
      'text on the line of the tag',
      '<Answer id="a" question="a">b</Answer>',
      'found <Answer> with its text on the line of the tag',
    ],
  ])('refuses %s', async (_, mdx, message) => {
    expect(await errorOf(withLead(mdx))).toContain(message);
  });
});
