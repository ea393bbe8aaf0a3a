import {describe, expect, it} from 'vitest';
import {render, withLead} from '../../remark/fixtures/render';

const steps = (id: string) => `## Pasos {/* #${id} */}\n\n<Steps>\n\n1. **Espera**\n\n</Steps>\n\n`;
const related = '## Sigue {/* #related */}\n\n<Related pages="help" />\n';
const shared = (html: string) => html.match(/<s(?: id="[^"]*")?>share<\/s>/g);

describe('passing a page on', () => {
  it('ends each task, with its section as the address', async () => {
    const html = await render(withLead(steps('steps') + steps('forgot') + related));
    expect(html).toMatch(/<p class="did-it-work" data-text="skip">.+?<\/p>\s*<s id="forgot">share<\/s>/);
    expect(shared(html)).toEqual(['<s id="steps">share</s>', '<s id="forgot">share</s>']);
  });

  it('ends a page without tasks, before the pages to go on to', async () => {
    expect(await render(withLead(related))).toMatch(/<s>share<\/s>\s*<h2>Sigue/);
    expect(await render(withLead('Texto.'))).toMatch(/Texto\.<\/p>\s*<s>share<\/s>$/);
  });

  it("ends the recipient's section, with its own address", async () => {
    const part = '## Para compartir {/* #receive */}\n\n- Te llega.\n\n## Otra {/* #other */}\n\n';
    const html = await render(withLead(steps('steps') + part));
    expect(html).toMatch(/<\/ul>\s*<s id="receive">share<\/s>\s*<h2/);
    expect(shared(html)).toHaveLength(2);
  });

  it('is no part of a post', async () => {
    expect(shared(await render(withLead(steps('steps')), 'blog/post.mdx'))).toBeNull();
  });
});
