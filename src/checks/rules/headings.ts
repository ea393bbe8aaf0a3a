import {describe, type Mistake} from '../../remark/mistakes';
import type {Rule} from '../rule';
import type {CheckedPage} from '../site';

/** Headings go down one level at a time, and every one has an id that does not change with its words or its language. */
export const headingsRule: Rule = {name: 'headings', check: (site) => site.pages.flatMap(checkPage)};

function checkPage(page: CheckedPage): Mistake[] {
  const mistakes: Mistake[] = [];
  const seen = new Set(page.outline.answers.map((answer) => answer.name));
  // The title in the front matter is the first level.
  let level = 1;
  for (const heading of page.outline.headings) {
    const say = (found: string, expected: string, advice: string) =>
      mistakes.push({file: page.file, line: heading.line, message: describe({found, expected, advice})});
    if (heading.depth > level + 1) {
      say(
        `a heading of level ${heading.depth} after level ${level}`,
        `level ${level + 1} at most`,
        'Take away one # or more.',
      );
    }
    level = heading.depth;
    // A page may repeat its title as the only heading of the first level; that one is no place to link to.
    if (heading.depth === 1) continue;
    if (heading.id === undefined) {
      say(
        `the heading "${heading.text}" without an id`,
        '## Words {/* #english-id */}',
        'Add the id, the same in every language.',
      );
    } else if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(heading.id)) {
      say(`the id "${heading.id}"`, 'small letters and digits joined by hyphens', 'Rename it in every language.');
    } else if (seen.has(heading.id)) {
      say(`the id "${heading.id}" for the second time`, 'every id once on a page', 'Rename it in every language.');
    }
    if (heading.id !== undefined) seen.add(heading.id);
  }
  return mistakes;
}
