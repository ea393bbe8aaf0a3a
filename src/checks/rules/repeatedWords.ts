import type {WriterError} from '../../manual/writer-errors/writerError';
import {writerMessage} from '../../manual/writer-errors/message';
import type {Rule} from '../rule';

const repeatedWord = /(?<!\p{L})(\p{L}+)\s+\1(?!\p{L})/giu;

/** No word stands twice in a row ("de de"). */
export const repeatedWordsRule: Rule = {
  name: 'repeated words',
  check: (site) =>
    site.pages.flatMap((page) =>
      page.blocks.flatMap((block) =>
        [...block.own.matchAll(repeatedWord)].map((match): WriterError => ({
          file: page.file,
          line: block.line + (block.own.slice(0, match.index).match(/\n/g)?.length ?? 0),
          message: writerMessage('repeatedWord', {twice: match[0], once: match[1] ?? ''}),
        })),
      ),
    ),
};
