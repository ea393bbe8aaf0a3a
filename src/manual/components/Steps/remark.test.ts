import {describe, expect, it} from 'vitest';
import {errorOf, render, withLead} from '../../remark/fixtures/render';

describe('<Steps>', () => {
  const steps =
    '<Steps>\n\n1. Toca {tabs.home}.\n\n   <Screen name="home" tap="tabs.home" />\n\n2. Espera.\n\n   Una nota.\n\n</Steps>';

  it('puts the words first and the numbered picture after them', async () => {
    expect(await render(withLead(steps))).toContain(
      '<ol class="steps"><li class="step"><div class="step__text"><p>Toca <b class="app">Inicio</b>.</p></div>' +
        '<div class="step__view"><u>Inicio 1</u></div></li>' +
        '<li class="step"><div class="step__text"><p>Espera.</p><p>Una nota.</p></div></li></ol>',
    );
  });

  it('counts from one again in the next <Steps>', async () => {
    const html = await render(withLead(`${steps}\n\n## Otra vez\n\n${steps}`));
    expect(html.match(/Inicio 1/g)).toHaveLength(2);
  });

  it.each([
    [
      'two lists',
      '<Steps>\n\n1. Uno.\n\n{/* x */}\n\n1. Dos.\n\n</Steps>',
      'found <Steps> with 2 lists; expected exactly one numbered list',
    ],
    ['a bulleted list', '<Steps>\n\n- Uno.\n\n</Steps>', 'found <Steps> without a numbered list'],
    ['a list that begins with 2', '<Steps>\n\n2. Uno.\n\n</Steps>', 'found <Steps> that begins with 2'],
    [
      'a paragraph beside the list',
      '<Steps>\n\n1. Uno.\n\nSuelto.\n\n</Steps>',
      'found <Steps> with something beside its list',
    ],
    [
      'two pictures in a step',
      '<Steps>\n\n1. Uno.\n\n   <Screen name="home" />\n\n   <Screen name="home" />\n\n</Steps>',
      'found 2 pictures in one step',
    ],
    [
      'a step that is a picture only',
      '<Steps>\n\n1. <Screen name="home" />\n\n</Steps>',
      'found step 1 that does not begin with words',
    ],
    ['nothing', '<Steps></Steps>', 'found an empty <Steps>'],
  ])('refuses %s', async (_, mdx, message) => {
    expect(await errorOf(withLead(mdx))).toContain(message);
  });
});
