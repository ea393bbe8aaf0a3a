import {isKebabCase, wordReadersDrop} from '../../manual/page/heading';
import {writerMessage, type Message} from '../../writer-errors/message';
import {pageRule, type Finding} from '../rule';

/**
 * Headings go down one level at a time, and each has an id that does not change with its words or its language. Reading modes of browsers
 * drop a heading or answer whose id looks like an advertisement, so such ids are errors.
 */
export const headingsRule = pageRule('headings', ({structure: {answers, headings}}) => {
  const errors: Finding[] = [];
  const ids = new Set(answers.map((answer) => answer.name));
  // The title in the front matter is the first level.
  let level = 1;
  for (const {depth, id, line, text} of headings) {
    const report = (message: Message) => errors.push({line, message});
    if (depth > level + 1) report(writerMessage('skippedLevel', {depth, level, most: level + 1}));
    level = depth;
    // A page may repeat its title as the only heading of the first level; nothing links to that one.
    if (depth === 1) continue;
    if (id === undefined) report(writerMessage('headingWithoutId', {text}));
    else if (!isKebabCase(id)) report(writerMessage('headingId', {id}));
    else if (ids.has(id)) report(writerMessage('repeatedId', {id}));
    if (id !== undefined) ids.add(id);
  }
  const parts = [...answers.map(({name, line}) => ({id: name, line})), ...headings];
  const dropErrors = parts.flatMap(({id = '', line}): Finding[] => {
    const word = wordReadersDrop(id);
    return word === undefined ? [] : [{line, message: writerMessage('idDroppedByReaders', {id, word})}];
  });
  return [...errors, ...dropErrors];
});
