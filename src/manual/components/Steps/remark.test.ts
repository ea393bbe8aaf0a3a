import {describe, expect, it} from 'vitest';
import {errorOf, render, withLead} from '../../../../e2e/support/manual/render';

describe('<Steps>', () => {
  const steps =
    '<Steps>\n\n1. **Abre {tabs.home}**\n\n   <Screen name="home" tap="tabs.home" />\n\n2. **Espera**\n\n   Una nota.\n\n</Steps>';

  it('puts the title and the words first and the numbered picture after them', async () => {
    const html = await render(withLead(`## Pasos {/* #steps */}\n\n${steps}`));
    expect(html).toContain(
      '<li class="step step--pictured" id="practice-steps-1" tabindex="-1"><div id="steps-1" class="step__text">' +
        '<p class="step__title"><strong>Abre <b class="app">Inicio</b></strong></p></div>' +
        '<div class="step__view"><u>Inicio 1</u></div>',
    );
    expect(html).toContain('<p class="step__title"><strong>Espera</strong></p><p>Una nota.</p></div><p class="did-it-work"');
  });

  it('leads to every step from the strip, by its title', async () => {
    expect(await render(withLead(`## Pasos {/* #steps */}\n\n${steps}`))).toContain(
      '<ol class="strip" data-text="skip"><li><a href="#steps-1">Abre Inicio</a></li>' +
        '<li><a href="#steps-2">Espera</a></li></ol>',
    );
  });

  it('names the steps of every list after the heading above it, so that no two have the same address', async () => {
    const html = await render(
      withLead(`## Pasos {/* #steps */}\n\n${steps}\n\n## Otra vez {/* #again */}\n\n${steps}`),
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining(['steps-1', 'steps-2', 'again-1', 'again-2']));
    expect(new Set(ids).size).toBe(ids.length);
    expect(html.match(/Inicio 1/g)).toHaveLength(2);
  });

  it('offers practice in the row of the heading', async () => {
    expect(await render(withLead(`## Pasos {/* #steps */}\n\n${steps}`))).toContain(
      '<div class="task-head"><h2>Pasos </h2><p class="task-actions" data-text="skip">' +
        '<a href="#practice-steps-1" class="practice-link">Practica</a></p></div>',
    );
  });

  it('gives every step the controls of practice mode: the task, how far, out, back and next', async () => {
    const html = await render(withLead(`## Pasos {/* #steps */}\n\n${steps}\n\n<Result>\n\nListo.\n\n</Result>`));
    const controls = [...html.matchAll(/<p class="practice__bar">.*?<\/p><p class="practice__foot">.*?<\/p>/g)].map(
      ([all]) => all.replace(/<[/]?(?:b|p|span)[^>]*>/g, ' ').replace(/\s+/g, ' '),
    );
    const leave = (step: string) => `<a href="#steps-${step}" class="practice__leave">Salir</a>`;
    const back = (step: number) => `<a href="#practice-steps-${step}" class="practice__back">Atrás</a>`;
    const next = (step: number) => `<a href="#practice-steps-${step}" class="primary-button">Siguiente</a>`;
    expect(controls.map((each) => each.slice(each.search(/Paso|Al final/)).trim())).toEqual([
      `Paso 1 de 2 ${leave('1')} ${next(2)}`,
      `Paso 2 de 2 ${leave('2')} ${back(1)}${next(3)}`,
      `Al final ${leave('done')} ${back(2)}`,
    ]);
  });

  it('names the task of practice mode after its part of the page, and says of its fields no more than the name', async () => {
    const fields = '1. **Llena**\n\n   1. {tabs.home}: como en tu documento.\n   1. {tabs.contacts}\n';
    const html = await render(withLead(`## Crea otra {/* #other */}\n\n<Steps>\n\n${fields}\n</Steps>`));
    expect(html).toContain('<p class="practice__bar"><b>Crea otra</b>');
    expect(html.match(/<span class="step__more">[^<]*/g)).toEqual(['<span class="step__more">: como en tu documento.']);
  });

  it.each([
    [
      'two lists',
      '<Steps>\n\n1. **Uno**\n\n{/* x */}\n\n1. **Dos**\n\n</Steps>',
      'found <Steps> with 2 lists; expected exactly one numbered list',
    ],
    [
      'a paragraph beside the list',
      '<Steps>\n\n1. **Uno**\n\nSuelto.\n\n</Steps>',
      'found <Steps> with something beside its list',
    ],
    [
      'two pictures in a step',
      '<Steps>\n\n1. **Uno**\n\n   <Screen name="home" />\n\n   <Screen name="home" />\n\n</Steps>',
      'found 2 pictures in one step',
    ],
    [
      'a step without a title',
      '<Steps>\n\n1. **Toca** el botón.\n\n</Steps>',
      'docs/page.mdx:5: found step 1 that does not begin with a bold title',
    ],
    [
      'a title that is a sentence',
      '<Steps>\n\n1. **Elige ahora el contacto**\n\n</Steps>',
      'found the title of step 1 with 4 words; expected at most 3 words',
    ],
  ])('refuses %s', async (_, mdx, message) => {
    expect(await errorOf(withLead(mdx))).toContain(message);
  });
});
