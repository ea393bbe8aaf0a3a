import {Readability} from '@mozilla/readability';
import {lineOf} from '../../manual/remark/frontMatter';
import {writerMessage} from '../../manual/writer-errors/message';
import {pageRule, type Finding} from '../rule';

/** What the reading mode of Firefox decides by; the types of the package have only what a program calls. */
const mode = Readability.prototype as unknown as {
  readonly REGEXPS: Readonly<Record<'unlikelyCandidates' | 'shareElements' | 'negative', RegExp>>;
  /** The share of a heading's words that the title has too. */
  _textSimilarity: (title: string, heading: string) => number;
};
const {unlikelyCandidates, shareElements, negative} = mode.REGEXPS;

/** What they take for no text on any element. Some readers and blockers know advertisements by one word more. */
const NO_TEXT = [unlikelyCandidates, shareElements, negative, /\bads?\b/];

/** A heading of which the title has more than this is taken for the title. */
const SIMILAR = 0.75;

/** Reading modes of browsers keep every heading and answer: they drop what by its id is an advertisement, and a heading like the title. */
export const readingModesRule = pageRule('reading modes', ({structure, frontMatter, content, blocks}) => {
  const errors: Finding[] = [];
  const ids = [...structure.answers.map(({name, line}) => ({id: name, line})), ...structure.headings];
  for (const {id = '', line} of ids) {
    const [word] = NO_TEXT.flatMap((each) => each.exec(id)?.[0] ?? []);
    if (word !== undefined) errors.push({line, message: writerMessage('idDroppedByReaders', {id, word})});
  }

  const wordsAt = (line: number) => blocks.find((block) => block.line === line)?.read.trim() ?? '';
  // The title as browsers and search engines have it, which the one above the text may word otherwise.
  const title = wordsAt(lineOf(content, 'title_meta' in frontMatter ? 'title_meta' : 'title'));
  const isTaken = (line: number) => mode._textSimilarity(title, wordsAt(line)) > SIMILAR;
  const taken = structure.headings.find(({depth, line}) => depth === 2 && isTaken(line));
  // Only the first one is dropped, and the title above the text comes before all others.
  if (taken && !isTaken(lineOf(content, 'title'))) {
    errors.push({line: taken.line, message: writerMessage('headingLikeTitle', {text: wordsAt(taken.line), title})});
  }
  return errors;
});
