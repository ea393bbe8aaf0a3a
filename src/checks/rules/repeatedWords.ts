import {writerMessage} from '../../manual/writer-errors/message';
import {pageRule} from '../rule';

const repeatedWord = /(?<!\p{L})(\p{L}+)\s+\1(?!\p{L})/giu;

/** No word stands twice in a row ("de de"). */
export const repeatedWordsRule = pageRule('repeated words', ({blocks}) =>
  blocks.flatMap(({own, line}) =>
    [...own.matchAll(repeatedWord)].map(({0: twice, 1: once = '', index}) => ({
      line: line + (own.slice(0, index).match(/\n/g)?.length ?? 0),
      message: writerMessage('repeatedWord', {twice, once}),
    })),
  ),
);
