import {describe, expect, it} from 'vitest';
import {render, withLead} from '../../../../e2e/support/manual/render';

const steps = '## Pasos {/* #steps */}\n\n<Steps>\n\n1. **Espera**\n\n</Steps>\n\n<Result>\n\nListo.\n\n</Result>\n\n';
const problems =
  '## Si algo falla {/* #problems */}\n\n<Answer id="slow" question="Tarda">\n\nEspera.\n\n</Answer>\n\n';
const related = '## Sigue {/* #related */}\n\n<Related pages="help" />\n';
const ask = (no: string, question = '¿Te funcionó?') =>
  `<p class="did-it-work" data-text="skip"><span>${question} </span><a href="#yes">Sí</a> <a href="#${no}">No</a></p>`;

describe('"Did it work?"', () => {
  it('ends the task: no leads to its problems', async () => {
    expect(await render(withLead(steps + problems + related))).toContain(
      `<p>Listo.</p>${ask('problems', '¿Te funcionó en la app?')}</div>`,
    );
  });

  it('ends every task of a page, also one without a picture of its end', async () => {
    const other = steps.replace('Pasos {/* #steps */}', 'Otra {/* #other */}').replace(/<Result>.*<\/Result>/s, '');
    const html = await render(withLead(steps + other + problems));
    expect(html.split(ask('problems', '¿Te funcionó en la app?')).length - 1).toBe(2);
  });

  it('ends every problem: no leads to the contact', async () => {
    expect(await render(withLead(steps + problems + related))).toContain(
      `<p>Espera.</p>${ask('contact')}</div></details>`,
    );
  });

  it('is not added to an answer with nested answers', async () => {
    const nested =
      '<Answer id="a" question="A">\n\nQuizás.\n\n<Answer id="b" question="B">\n\nDentro.\n\n</Answer>\n\n</Answer>\n';
    const html = await render(withLead(steps + nested));
    expect(html.split(ask('contact')).length - 1).toBe(0);
  });

  it('adds the contact and the text for the answer yes before the related pages', async () => {
    expect(await render(withLead(steps + problems + related))).toMatch(
      /<aside>contact<\/aside>\s*<p id="yes" class="yes" data-text="skip">[^<]+<\/p>\s*<h2>Sigue/,
    );
  });

  it('leaves the contact out where the page has a section for it', async () => {
    const html = await render(withLead(`${steps}## Contacto {/* #contact */}\n\nEscribe.\n`));
    expect(html).not.toContain('<aside>contact</aside>');
  });
});
