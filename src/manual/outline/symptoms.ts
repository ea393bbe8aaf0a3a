import path from 'node:path';
import {read} from '../../lib/files';
import {fillKeys, findWord, type Catalogue} from '../catalogue/catalogue';
import {headingBefore, headingId} from '../page/heading';
import {parsePage} from '../page/mdx';
import {isMdxElement, prop} from '../page/nodes';
import {writerMessage} from '../../writer-errors/message';
import {WriterErrors} from '../../writer-errors/writerError';
import type {Outline} from '../../site/outline';
import {fileOf, shownPages} from '../../site/pages';

/**
 * Symptoms in readers' words: the answers below "What happened?" on the help page. Answers inside an answer narrow down its question and
 * are not symptoms. There are no symptoms without the page, or when it cannot be read, which the bundler reports.
 * @throws WriterErrors when the page has no such answers
 */
export async function readSymptoms(siteDir: string, catalogue: Catalogue): Promise<Outline['symptoms']> {
  const isHelp = (ref: {section: string; name: string}) => ref.section === 'docs' && ref.name === 'help/index.mdx';
  const ref = shownPages(siteDir, catalogue.locale).find(isHelp);
  if (!ref) return [];
  const file = fileOf(ref);
  const tree = await parsePage(read(path.join(siteDir, file)), file).catch(() => undefined);
  if (!tree) return [];
  const wordOf = (key: string) => findWord(catalogue, key).text;
  const symptoms = tree.children.flatMap((node, index) =>
    isMdxElement(node, 'Answer') && headingId(headingBefore(tree, index)) === 'what-happened'
      ? {id: prop(node, 'id') ?? '', question: fillKeys(prop(node, 'question') ?? '', wordOf)}
      : [],
  );
  if (symptoms.length === 0) throw new WriterErrors([{file, line: 1, message: writerMessage('noSymptoms')}]);
  return symptoms;
}
