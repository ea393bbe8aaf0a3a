import {writerMessage} from '../../writer-errors/message';
import {wordsOf} from '../reading/score';
import {pageRule} from '../rule';

/** A shorter page should be an answer on the page of its subject, where readers find it. */
const FEWEST_WORDS = 150;

/** A page has enough words to be a page. Words of the app and facts count; the front matter does not. */
export const lengthRule = pageRule('length', ({blocks}) => {
  const texts = blocks.filter(({kind}) => kind !== 'front matter').map(({read}) => read);
  const words = wordsOf(texts.join(' ')).length;
  return words < FEWEST_WORDS ? [{line: 1, message: writerMessage('shortPage', {words, least: FEWEST_WORDS})}] : [];
});

const repeatedWord = /(?<!\p{L})(\p{L}+)\s+\1(?!\p{L})/giu;

/** No word is repeated ("de de"). */
export const repeatedWordsRule = pageRule('repeated words', ({blocks}) =>
  blocks.flatMap(({own, line}) =>
    [...own.matchAll(repeatedWord)].map(({0: twice, 1: once = '', index}) => ({
      line: line + (own.slice(0, index).match(/\n/g)?.length ?? 0),
      message: writerMessage('repeatedWord', {twice, once}),
    })),
  ),
);

/** Every picture has a text for those who do not see it. */
export const picturesRule = pageRule('pictures', ({structure: {images}}) =>
  images.filter(({alt}) => alt.trim() === '').map(({line}) => ({line, message: writerMessage('pictureWithoutWords')})),
);
