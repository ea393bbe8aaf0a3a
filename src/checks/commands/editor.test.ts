import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {components} from '../../manual/remark/checkComponents';
import {createPage} from '../../manual/page/page';
import {transformPage} from '../../manual/remark';
import {formatWriterError} from '../../writer-errors/writerError';
import {parsePage} from '../../manual/page/mdx';

const root = path.resolve(import.meta.dirname, '../../..');

/** A snippet as it is inserted: its placeholders have their first choice or their text. */
const withDefaults = (body: string): string =>
  body
    .replace(/\$\{\d+\|([^,|]+)[^|]*\|\}/g, '$1')
    .replace(/\$\{\d+:((?:\\\}|[^}])*)\}/g, '$1')
    .replaceAll('\\}', '}');

it('offers each component as a snippet that is correct on a page', async () => {
  const snippets = JSON.parse(readFileSync(path.join(root, '.vscode/components.code-snippets'), 'utf8')) as object;
  const mdx = Object.values(snippets as Record<string, {body: string | string[]}>)
    .map(({body}) => withDefaults([body].flat().join('\n')))
    .join('\n\n');
  for (const name of Object.keys(components)) expect(mdx).toContain(`<${name}`);
  const file = path.join(root, 'docs/contacts/snippets.mdx');
  const tree = await parsePage(`Lead.\n\n${mdx}`, file);
  const build = {locale: 'es', baseUrl: '/'};
  const snippetPage = createPage({tree, file, siteDir: root, build});
  transformPage(snippetPage);
  expect(snippetPage.errors.map(formatWriterError)).toEqual([]);
});
