import {writerMessage, type Message} from '../../writer-errors/message';
import {pageRule, type Finding} from '../rule';

/** Headings go down one level at a time, and every one has an id that does not change with its words or its language. */
export const headingsRule = pageRule('headings', ({structure}) => {
  const errors: Finding[] = [];
  const names = new Set(structure.answers.map((answer) => answer.name));
  // The title in the front matter is the first level.
  let level = 1;
  for (const heading of structure.headings) {
    const report = (message: Message) => errors.push({line: heading.line, message});
    if (heading.depth > level + 1) {
      report(writerMessage('skippedLevel', {depth: heading.depth, level, most: level + 1}));
    }
    level = heading.depth;
    // A page may repeat its title as the only heading of the first level; nothing links to that one.
    if (heading.depth === 1) continue;
    if (heading.id === undefined) {
      report(writerMessage('headingWithoutId', {text: heading.text}));
    } else if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(heading.id)) {
      report(writerMessage('headingId', {id: heading.id}));
    } else if (names.has(heading.id)) {
      report(writerMessage('repeatedId', {id: heading.id}));
    }
    if (heading.id !== undefined) names.add(heading.id);
  }
  return errors;
});
