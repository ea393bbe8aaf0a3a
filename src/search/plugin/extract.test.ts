import {describe, expect, it} from 'vitest';
import {extractPage} from './extract';
import {parseHtml} from '../../lib/html';

const extract = (html: string) => extractPage(parseHtml(html), '/docs/x');
const page = (main: string) => extract(`<body><nav>Menú</nav><main>${main}</main><footer>Pie</footer></body>`);
const texts = (main: string) => page(`<h1>Título</h1>${main}`)?.sections.map(({text}) => text);

// For keywords, sections, answers, messages and the number of steps: e2e/contract/search.test.ts.
describe('the text that the search takes from a page', () => {
  it('has every h2 and h3 with its text, without the link beside it', () => {
    const content = page(
      '<h1>T</h1><h2 id="a">Uno<a class="hash-link" href="#a">\u200B</a></h2><p>Primero</p><h3 id="b">Dos</h3><p>Segundo</p>',
    );
    expect(content?.sections.slice(1)).toEqual([
      {id: 'a', heading: 'Uno', text: 'Primero', line: 'Primero'},
      {id: 'b', heading: 'Dos', text: 'Segundo', line: 'Segundo'},
    ]);
  });

  it('begins a trouble with the instructions for now, even when they contain answers', () => {
    const inner = '<details class="answer" id="b"><summary>Hay uno</summary><p>Espera.</p></details>';
    const lines = `<div class="trouble"><p class="now" data-text="page">Haz esto ahora</p><p>No lo pagues otra vez.</p>${inner}</div>`;
    const content = page(
      `<h1>T</h1><details class="answer" id="a"><summary>Dos veces</summary>${lines}<ul><li>Dos días.</ul></details>`,
    );
    expect(content?.sections.map(({line, text}) => line ?? text)).toEqual(['', 'No lo pagues otra vez.']);
    expect(content?.sections[1]?.text).toBe('No lo pagues otra vez. Dos días.');
  });

  it('has the steps of a task, without the words that introduce every result', () => {
    const steps =
      '<ol><li>Abre<li class=result><div><p class=step__title data-text=repeat>Qué ves ahora<p>Guardado.</div></ol>';
    expect(texts(steps)).toEqual(['Abre Guardado.']);
  });

  it.each([
    ['navigation', '<nav>Inicio</nav><aside>Lado</aside><ul data-text="repeat"><li>Otra</li></ul>'],
    ['pictures', '<div class="screen"><p>Pantalla</p></div><svg><text>dibujo</text></svg>'],
    ['hidden parts', '<p hidden>oculto</p><i aria-hidden="true">x</i>'],
    ['the table of contents', '<details data-text="skip"><summary>En esta página</summary></details>'],
  ])('leaves out %s', (_, html) => {
    expect(texts(html)).toEqual(['']);
  });

  it('is undefined without a main part or a title', () => {
    expect(page('<p>Sin título')).toBeUndefined();
    expect(extract('<body><h1>Suelto</h1>')).toBeUndefined();
  });
});

describe('the line of an answer in a result', () => {
  const lines = (main: string) => page(`<h1>T</h1>${main}`)?.sections.map(({line}) => line);

  it('is the first sentence of the answer, with the words of the app once', () => {
    const label = 'En <b class="app">Pedidos</b>, toca el pedido que esperas. Luego espera.';
    expect(lines(`<h2 id="a">Uno</h2><p>${label}</p><p>Más.</p>`)?.[1]).toBe('En Pedidos, toca el pedido que esperas.');
  });

  it('does not end at an abbreviation', () => {
    const hours = 'Llega el día que elegiste, entre las 9 a. m. y las 6 p. m., hora de la casa.';
    expect(lines(`<h2 id="a">Uno</h2><p>${hours} Más.</p>`)?.[1]).toBe(hours);
  });

  it('is not the introduction of a list', () => {
    expect(lines('<h2 id="a">Uno</h2><p>No la pagues otra vez. Lee el estado:</p>')?.[1]).toBe(
      'No la pagues otra vez.',
    );
    expect(lines('<h2 id="a">Uno</h2><p>Busca tu caso:</p>')?.[1]).toBe('Busca tu caso …');
  });

  it('goes on after a question or a mere word such as "Sí", and ends at a whole word', () => {
    expect(lines('<p>¿Ya no abres el correo de tu cuenta? Crea otro. Luego espera.</p>')).toEqual([
      '¿Ya no abres el correo de tu cuenta? Crea otro.',
    ]);
    expect(lines('<p>Sí. Ve a tu perfil y cambia el correo. Luego espera.</p>')).toEqual([
      'Sí. Ve a tu perfil y cambia el correo.',
    ]);
    const sentence = 'Escribe tu correo y tu clave de la app ';
    expect(lines(`<p>${sentence.repeat(5)}</p>`)).toEqual([sentence.repeat(5).trim()]);
    const [line = ''] = lines(`<p>${sentence.repeat(9)}</p>`) ?? [];
    expect(line).toMatch(/^Escribe.{100,195}[a-z] …$/);
  });
});
