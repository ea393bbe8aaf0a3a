import {parseArgs} from 'node:util';
import {serve} from '../../scripts/serve';
import {addressOf, locales} from '../../e2e/support/routes';
import type {Mode} from '../shared/browser';
import {type Category, openLighthouse, type Result} from '../shared/lighthouse';
import {choiceOption} from '../shared/options';
import {buildSite} from '../shared/site';
import {table} from '../shared/table';

/**
 * Lighthouse's four scores for every kind of page in both languages, on a phone. The not-found page is left out, because Lighthouse gives
 * no scores to a 404 response.
 *
 *     npm run bench:lighthouse [-- --only=home,task] [--modes=ordinary,saving]
 *
 * Lists every audit that lowers a score.
 */
const kinds: Readonly<Record<string, string>> = {
  home: '/',
  manual: '/docs/',
  topic: '/docs/services/',
  task: '/docs/contacts/create-contact',
  questions: '/docs/faq/',
  category: '/docs/category/contactos',
  blog: '/blog',
  'long post': '/blog/long-blog-post',
  archive: '/blog/archive',
  authors: '/blog/authors',
  author: '/blog/authors/equipo-de-ayuda',
  tags: '/blog/tags',
  tag: '/blog/tags/hola',
  statement: '/markdown-page',
};

const categories: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

const scoreOf = (result: Result, category: Category): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

/** The audits that count towards a score and failed. */
function lost(result: Result): string[] {
  const refs = categories.flatMap((category) => result.categories[category]?.auditRefs ?? []);
  return refs.flatMap(({id, weight}) => {
    const audit = result.audits[id];
    const {score = null} = audit ?? {};
    return weight > 0 && score !== null && score < 0.9 ? [`${id} ${Math.round(score * 100)}`] : [];
  });
}

async function compare(): Promise<void> {
  const {values} = parseArgs({options: {only: {type: 'string'}, modes: {type: 'string'}}});
  const names = choiceOption('only', values.only, Object.keys(kinds));
  const modes = choiceOption<Mode>('modes', values.modes, ['ordinary', 'saving']);
  const server = await serve({root: await buildSite()});
  const lighthouse = await openLighthouse();
  const rows: string[][] = [];
  for (const mode of modes) {
    for (const name of names) {
      for (const locale of locales) {
        const url = new URL(addressOf(kinds[name] ?? '/', locale), server.url).href;
        const result = await lighthouse.run(url, {network: 'slow 4G', mode});
        const row = [`${name}, ${locale}`, mode, ...categories.map((category) => String(scoreOf(result, category)))];
        rows.push([...row, lost(result).join(', ')]);
        console.error(rows.at(-1)?.join(' | '));
      }
    }
  }
  await lighthouse.close();
  await server.close();
  console.log(table(['page', 'connection', ...categories, 'lost by'], rows));
}

void compare();
