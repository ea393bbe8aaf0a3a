import {describe, type Mistake} from '../../remark/mistakes';
import type {Rule} from '../rule';

const double = /(?<!\p{L})(\p{L}+)\s+\1(?!\p{L})/giu;

/** No word stands twice in a row ("de de"). */
export const doublesRule: Rule = {
  name: 'double words',
  check: (site) =>
    site.pages.flatMap((page) =>
      page.blocks.flatMap((block) =>
        [...block.own.matchAll(double)].map((match): Mistake => ({
          file: page.file,
          line: block.line + (block.own.slice(0, match.index).match(/\n/g)?.length ?? 0),
          message: describe({found: `"${match[0]}"`, expected: `"${match[1] ?? ''}" once`, advice: 'Take one away.'}),
        })),
      ),
    ),
};
