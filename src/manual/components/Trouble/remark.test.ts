import {expect, it} from 'vitest';
import {errorOf, render, withLead} from '../../../../e2e/support/manual/render';

const trouble = (...lines: string[]) => withLead(`<Trouble>\n\n${lines.join('\n')}\n\n</Trouble>`);
const five = [
  '- `now` Toca {tabs.home}.',
  '- `need` Nada.',
  '- `time` Hoy.',
  '- `else` Llama.',
  '- `disagree` Escribe.',
];

it('<Trouble> shows its five lines with their labels, in the language of the page', async () => {
  expect(await render(trouble(...five))).toContain(
    '<ul class="trouble">\n<li><b data-text="repeat">Haz esto ahora:</b> Toca <b class="app">Inicio</b>.</li>',
  );
  const english = 'i18n/en/docusaurus-plugin-content-docs/current/page.mdx';
  expect(await render(trouble(...five), english)).toContain('Do this now:</b>');
});

it.each([
  ['a missing line', five.slice(1), 'need, time, else, disagree'],
  ['another order', [five[1], five[0], ...five.slice(2)], 'need, now, time, else, disagree'],
  ['a line without a name', [...five.slice(0, 4), '- Escribe.'], 'now, need, time, else, ?'],
  ['no list', ['Texto.'], ''],
])('<Trouble> refuses %s', async (_, lines, found) => {
  expect(await errorOf(trouble(...(lines as string[])), 'docs/a.mdx')).toMatch(
    new RegExp(`^docs/a.mdx:\\d+: found <Trouble> with the lines \\(${found.replace('?', '\\?')}\\)`),
  );
});
