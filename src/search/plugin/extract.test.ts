import {describe, expect, it} from 'vitest';
import {extractPage} from './extract';
import {parseHtml} from '../../lib/html/parse';

const extract = (html: string) => extractPage(parseHtml(html), '/docs/x');
const page = (main: string) => extract(`<body><nav>Menú</nav><main>${main}</main><footer>Pie</footer></body>`);
const texts = (main: string) => page(`<h1>Título</h1>${main}`)?.sections.map(({text}) => text);

// Keywords, sections and answers are found: e2e/contract/search.test.ts.
describe('what the search takes from a built page', () => {
  it('is every h2 and h3 with its text, without the link beside it', () => {
    const found = page(
      '<h1>T</h1><h2 id="a">Uno<a class="hash-link" href="#a">\u200B</a></h2><p>Primero</p><h3 id="b">Dos</h3><p>Segundo</p>',
    );
    expect(found?.sections.slice(1)).toEqual([
      {id: 'a', heading: 'Uno', text: 'Primero', line: 'Primero'},
      {id: 'b', heading: 'Dos', text: 'Segundo', line: 'Segundo'},
    ]);
  });

  it('begins a trouble with what to do now, also where that has answers of its own', () => {
    const inner = '<details class="answer" id="b"><summary>Hay uno</summary><p>Espera.</p></details>';
    const lines = `<li><b data-text="repeat">Haz esto ahora:</b> No lo pagues otra vez.${inner}<li><b data-text="repeat">Cuánto tarda:</b> Dos días.`;
    const found = page(
      `<h1>T</h1><details class="answer" id="a"><summary>Dos veces</summary><ul>${lines}</ul></details>`,
    );
    expect(found?.sections[1]?.line).toBe('No lo pagues otra vez.');
  });

  it('is the steps of a task, without the words that introduce every result', () => {
    const steps =
      '<ol><li>Abre<li class=result><div><p class=step__title data-text=repeat>Qué debes ver ahora<p>Guardado.</div></ol>';
    expect(texts(steps)).toEqual(['Abre Guardado.']);
  });

  it.each([
    [
      'ways elsewhere',
      '<nav>Inicio</nav><aside>Lado</aside><ul class="page-list" data-text="repeat"><li>Otra</li></ul>',
    ],
    ['pictures', '<div class="screen"><p>Pantalla</p></div><svg><text>dibujo</text></svg>'],
    ['what nobody sees', '<p hidden>oculto</p><i aria-hidden="true">x</i>'],
    ['the contents', '<details data-text="skip"><summary>En esta página</summary></details>'],
  ])('is not %s', (_, html) => {
    expect(texts(html)).toEqual(['']);
  });

  it('is each message of the app with its explanation, and not a section', () => {
    const answer =
      '<div class="messages" data-text="repeat"><details id="code" class="answer"><summary><span><b class="app">Ese código no existe.</b> <b class="app">Prueba.</b></span></summary><div class="answer__body"><p>El código tiene un error. <a href="#x">Copia el tuyo.</a></p></div></details></div>';
    const state = '<ul><li id="sent"><b class="app">En camino</b>: Va a la casa de tu contacto. Avísale.</li></ul>';
    const found = page(`<h1>T</h1>${answer}<ul><li>Toca <b class="app">Ver</b></ul>${state}`);
    expect(found?.messages).toEqual([
      {id: 'code', text: 'Ese código no existe.', line: 'El código tiene un error.'},
      {id: 'sent', text: 'En camino', line: 'Va a la casa de tu contacto.'},
    ]);
    expect(found?.sections).toHaveLength(1);
  });

  it('is nothing without a main part or a title', () => {
    expect(page('<p>Sin título')).toBeUndefined();
    expect(extract('<body><h1>Suelto</h1>')).toBeUndefined();
  });
});

describe('what a result says of an answer', () => {
  const lines = (main: string) => page(`<h1>T</h1>${main}`)?.sections.map(({line}) => line);

  it('is its first sentence, with the words of the app once', () => {
    const label = 'En <b class="app">Pedidos</b>, toca el pedido que esperas. Luego espera.';
    expect(lines(`<h2 id="a">Uno</h2><p>${label}</p><p>Más.</p>`)?.[1]).toBe('En Pedidos, toca el pedido que esperas.');
  });

  it('goes on after a word that is no answer yet, and ends at a word', () => {
    expect(lines('<p>Sí. Ve a tu perfil y cambia el correo. Luego espera.</p>')).toEqual([
      'Sí. Ve a tu perfil y cambia el correo.',
    ]);
    const sentence = 'Escribe tu correo y tu clave de la app ';
    expect(lines(`<p>${sentence.repeat(5)}</p>`)).toEqual([sentence.repeat(5).trim()]);
    const [line = ''] = lines(`<p>${sentence.repeat(9)}</p>`) ?? [];
    expect(line).toMatch(/^Escribe.{100,195}[a-z] …$/);
  });

  it('has the number of steps of a task, and no step for a line', () => {
    const found = page(
      '<h1>T</h1><p>Hazlo así.</p><h2 id="steps">Pasos</h2><ol class="steps"><li class="step"><p>Abre.</p></li><li class="step"><p>Toca.</p></li><li class="result"><p>Listo.</p></li></ol>',
    );
    expect(found?.sections.map(({line, steps}) => ({line, steps}))).toEqual([
      {line: 'Hazlo así.', steps: 2},
      {line: undefined, steps: 2},
    ]);
  });
});
