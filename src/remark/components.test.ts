import {describe, expect, it} from 'vitest';
import {drawScreen} from '../mdx/screen';
import {complaint, render} from './fixtures/render';

const page = (body: string) => `Lead.\n\n${body}`;

describe('the lead', () => {
  it('is the first paragraph of a manual page', async () => {
    expect(await render('Uno.\n\nDos.')).toBe('<p class="lead">Uno.</p>\n<p>Dos.</p>');
  });

  it('is for manual pages only', async () => {
    expect(await render('Uno.', 'blog/post.mdx')).toBe('<p>Uno.</p>');
  });

  it('must be there', async () => {
    expect(await complaint('## Pasos\n\nUno.')).toMatch(
      /^docs\/page\.mdx:1: found a page that does not begin with a paragraph/,
    );
  });
});

describe('<Steps>', () => {
  const steps =
    '<Steps>\n\n1. Toca {tabs.home}.\n\n   <Screen name="home" tap="tabs.home" />\n\n2. Espera.\n\n   Una nota.\n\n</Steps>';

  it('puts the words first and the numbered picture after them', async () => {
    expect(await render(page(steps))).toContain(
      '<ol class="steps"><li class="step"><div class="step__text"><p>Toca <b class="app">Inicio</b>.</p></div>' +
        '<div class="step__view"><u>Inicio 1</u></div></li>' +
        '<li class="step"><div class="step__text"><p>Espera.</p><p>Una nota.</p></div></li></ol>',
    );
  });

  it('counts from one again in the next <Steps>', async () => {
    const html = await render(page(`${steps}\n\n## Otra vez\n\n${steps}`));
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
    expect(await complaint(page(mdx))).toContain(message);
  });
});

describe('<Result>', () => {
  const after = (result: string) => page(`<Steps>\n\n1. Uno.\n\n</Steps>\n\n${result}`);

  it('says what to see, with a picture that has no number', async () => {
    expect(
      await render(after('<Result>\n\nAhora ves {contacts.saved}.\n\n<Screen name="home" />\n\n</Result>')),
    ).toContain(
      '<div class="result"><div class="step__text"><p class="result__title">Qué debes ver ahora</p>' +
        '<p>Ahora ves <b class="app">Contacto guardado</b>.</p></div>' +
        '<div class="step__view"><u>nothing without number</u></div></div>',
    );
  });

  it('has an English title on an English page', async () => {
    const file = 'i18n/en/docusaurus-plugin-content-docs/current/page.mdx';
    expect(await render(after('<Result>\n\nDone.\n\n</Result>'), file)).toContain('What you should see now');
  });

  it('must follow its steps', async () => {
    expect(await complaint(page('<Result>\n\nYa.\n\n</Result>'))).toContain(
      'found <Result> that does not follow <Steps>',
    );
  });
});

describe('<Path>', () => {
  it('is a named list of stops', async () => {
    const expected =
      '<div class="path"><p class="label">En la app</p><ol>' +
      '<li><b class="app">Contactos</b></li><li>el contacto</li><li><b class="app">Agregar contacto</b></li></ol></div>';
    expect(await render(page('<Path>{tabs.contacts} › el contacto › {contacts.add}</Path>'))).toContain(expected);
    expect(await render(page('<Path>\n\n{tabs.contacts} › el contacto › {contacts.add}\n\n</Path>'))).toContain(
      expected,
    );
  });

  it('may have one stop, which is an expression of its own', async () => {
    expect(await render(page('<Path>{tabs.home}</Path>'))).toContain('<ol><li><b class="app">Inicio</b></li></ol>');
  });

  it('refuses an empty stop', async () => {
    expect(await complaint(page('<Path>{tabs.home} ›</Path>'))).toContain('found <Path> with a stop that is empty');
  });

  it.each(['{tabs.home} {tabs.contacts}', '{tabs.home} y {tabs.contacts} › x', '\n\n{tabs.home}\n{tabs.contacts}\n\n'])(
    'refuses two words of the app without › between them: %s',
    async (stops) => {
      expect(await complaint(page(`<Path>${stops}</Path>`))).toBe(
        'docs/page.mdx:3: found <Path> with two words of the app and no › between them; expected <Path>{tabs.contacts} › {contacts.add}</Path>. Put › between every two stops.',
      );
    },
  );

  it('refuses to stand in a line of text', async () => {
    expect(await complaint(page('Ve a <Path>{tabs.home}</Path>.'))).toContain('found <Path> inside a line of text');
  });
});

describe('<Answer>', () => {
  it('is a native details element that keeps its id', async () => {
    expect(
      await render(page('<Answer id="no-code" question="¿Y {tabs.home}?">\n\nMira el correo.\n\n</Answer>')),
    ).toContain(
      '<details id="no-code" class="answer"><summary><span>¿Y <b class="app">Inicio</b>?</span><i aria-hidden="true"></i></summary>' +
        '<div class="answer__body"><p>Mira el correo.</p></div></details>',
    );
  });

  it('may hold a picture', async () => {
    const html = await render(page('<Answer id="a" question="b">\n\nMira.\n\n<Screen name="home" />\n\n</Answer>'));
    expect(html).toContain('<div class="picture"><u>nothing without number</u></div>');
  });

  it.each([
    ['no id', '<Answer question="a">\n\nb\n\n</Answer>', 'found <Answer> without id'],
    ['no question', '<Answer id="a">\n\nb\n\n</Answer>', 'found <Answer> without question'],
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
    [
      'an unknown key in the question',
      '<Answer id="a" question="{tabs.hom}">\n\nb\n\n</Answer>',
      'Did you mean "tabs.home"?',
    ],
  ])('refuses %s', async (_, mdx, message) => {
    expect(await complaint(page(mdx))).toContain(message);
  });
});

describe('<Screen>', () => {
  it('passes on the complaint of the drawing, with file and line', async () => {
    expect(await complaint(page('<Screen name="hom" />'))).toBe(
      'docs/page.mdx:3: found <Screen name="hom">; expected a screen. Did you mean "home"?',
    );
  });

  it('is refused by the real drawing in the same form, with nothing before it', async () => {
    expect(await complaint(page('<Screen name="hom" />'), undefined, drawScreen)).toMatch(
      /^docs\/page\.mdx:3: found <Screen name="hom">; expected a screen of the app: welcome, signup, .* Did you mean "home"\?$/,
    );
  });

  it('names the nearest key when the control to touch is unknown', async () => {
    expect(await complaint(page('<Screen name="home" tap="tabs.hom" />'))).toContain('Did you mean "tabs.home"?');
  });
});

describe('<Related>', () => {
  it('stays a component and accepts pages and folders', async () => {
    expect(await render(page('<Related pages="contacts/create-contact help" />'))).toContain(
      '<s>contacts/create-contact help</s>',
    );
  });

  it('refuses an empty list', async () => {
    expect(await complaint(page('<Related pages="" />'))).toBe(
      'docs/page.mdx:3: found <Related pages="">; expected pages="..." with something between the quotation marks. Fill it in, or take <Related> out.',
    );
  });

  it('refuses a page that is not there', async () => {
    expect(await complaint(page('<Related pages="contacts/create-contac" />'))).toContain(
      'found the related page "contacts/create-contac"; expected a page of docs/, named without extension (an index by its folder). Correct the name. Did you mean "contacts/create-contact"?',
    );
  });
});

describe('any component', () => {
  it.each([
    ['an unknown name', '<Step />', 'found <Step>; expected one of <Steps>'],
    [
      'an unknown property',
      '<Screen name="home" tab="tabs.home" />',
      'found the property tab of <Screen>; expected one of name, tap',
    ],
    ['a property that is no text', '<Screen name={1} />', 'found <Screen> with a property name that is no text'],
    ['spread properties', '<Screen {...x} />', 'found {...} among the properties of <Screen>'],
    [
      'content where none belongs',
      '<Screen name="home">\n\nx\n\n</Screen>',
      'found <Screen> with something between its tags',
    ],
    ['a place inside a line', 'Mira <Screen name="home" /> esto.', 'found <Screen> inside a line of text'],
  ])('refuses %s', async (_, mdx, message) => {
    expect(await complaint(page(mdx))).toContain(message);
  });
});
