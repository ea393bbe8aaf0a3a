import {parseArgs} from 'node:util';
import {screenKeys} from '../../screens';
import {siteFacts} from '../rules/unused';
import {readContent} from '../site';

/** `npm run catalogue` prints each word in every language and its uses; `-- contacts` only prints keys that begin with `contacts`. */
async function main(): Promise<void> {
  const [only = ''] = parseArgs({allowPositionals: true}).positionals;
  const {siteDir, catalogues, pages} = await readContent(process.cwd());
  // Pictures are drawn after the text is read, so the uses are not in the order of the lines.
  const uses = pages.flatMap((page) => [...page.uses].sort((a, b) => a.line - b.line));
  const screenWords = new Set(screenKeys());
  const facts = new Set(siteFacts(siteDir));
  for (const key of [...catalogues.es.words.keys()].filter((each) => each.startsWith(only))) {
    const words = Object.values(catalogues).map((catalogue) => catalogue.words.get(key)?.text ?? '(missing)');
    const places = uses
      .filter((use) => use.key === key)
      .map(({file, line, where}) => `${file}:${line}${where === 'picture' ? ' (picture)' : ''}`);
    if (facts.has(key)) places.push('src/site');
    if (places.length === 0) places.push(screenWords.has(key) ? 'only on a screen that no page shows' : 'nowhere');
    console.log([`${key}: ${words.join(' / ')}`, ...new Set(places)].join('\n  '));
  }
}

void main();
