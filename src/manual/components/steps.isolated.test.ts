import {describe, expect, it, vi} from 'vitest';
import {errorOf, render, withLead} from '../../../e2e/support/manual/render';
import type {ScreenRequest} from '../../screens';

/** Draws the request as text, because writers may change what a screen shows. */
vi.mock('../../screens', async (original) => ({
  ...(await original<object>()),
  drawScreen: ({tap, step}: ScreenRequest) => `<u>${tap ?? 'nothing'} ${step ?? 'without number'}</u>`,
  practiceScreens: ({tap, look}: ScreenRequest) => [{acts: [tap ?? look].filter(Boolean), title: '', mistakes: []}],
}));

describe('<Steps>', () => {
  const steps =
    '<Steps>\n\n1. **Abre {tabs.home}**\n\n   <Screen name="home" tap="tabs.home" />\n\n2. **Espera**\n\n   Una nota.\n\n   <Screen name="home" look="tabs.home" />\n\n</Steps>';

  it('puts the title and the words first and the numbered picture after them', async () => {
    const html = await render(withLead(`## Pasos {/* #steps */}\n\n${steps}`));
    expect(html).toContain(
      '<li class="step step--pictured" id="practice-steps-1" tabindex="-1" data-place="Paso 1 de 2"><div id="steps-1" class="step__text">' +
        '<p class="step__title"><strong>Abre <b class="app">Inicio</b></strong></p></div>' +
        '<div class="step__view"><u>tabs.home 1</u></div>',
    );
    expect(html).toContain(
      '<p class="step__title"><strong>Espera</strong></p><p>Una nota.</p></div><div class="step__view">',
    );
    expect(html).toContain('<li><a href="#steps-1">Abre Inicio</a></li><li><a href="#steps-2">Espera</a></li></ol>');
  });

  it('has the id of the answer around it in the ids of its steps', async () => {
    const html = await render(withLead(`<Answer id="change" question="¿Y si la sé?">\n\n${steps}\n\n</Answer>`));
    expect(html).toContain('href="#practice-change-1"');
    expect(html).toContain(
      '<li class="step step--pictured" id="practice-change-2" tabindex="-1" data-place="Paso 2 de 2"><div id="change-2"',
    );
  });

  it('puts the picture of a result after its words, without a number', async () => {
    const result = '<Result>\n\n{contacts.saved}\n\n<Screen name="home" />\n\n</Result>';
    const html = await render(withLead(`${steps}\n\n${result}`));
    expect(html).toContain('<div class="step__view"><u>nothing without number</u></div>');
  });

  const home = '   <Screen name="home" />\n';
  it.each([
    ['two lists', '1. **Uno**\n\n{/* x */}\n\n1. **Dos**', 'with 2 lists; expected exactly one numbered list'],
    ['a paragraph beside the list', '1. **Uno**\n\nSuelto.', 'found <Steps> with something beside its list'],
    ['two pictures in a step', `1. **Uno**\n\n${home}\n${home}`, 'found 2 pictures in one step'],
    ['a step without a picture', '1. **Uno**', 'docs/page.mdx:5: found step 1 without a picture; expected a <Screen>'],
    [
      'a picture with nothing to do',
      `1. **Uno**\n\n${home}`,
      'docs/page.mdx:7: found the picture of step 1 with nothing',
    ],
    ['a step without a title', '1. **Toca** el botón.', 'docs/page.mdx:5: found step 1 that does not begin with'],
    ['a title that is a sentence', '1. **Elige ahora el contacto**', 'step 1 with 4 words; expected at most 3 words'],
  ])('refuses %s', async (_, lines, message) => {
    expect(await errorOf(withLead(`<Steps>\n\n${lines}\n\n</Steps>`))).toContain(message);
  });
});
