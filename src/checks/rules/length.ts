import {writerMessage} from '../../manual/writer-errors/message';
import {wordsOf} from '../reading/sentences';
import {pageRule} from '../rule';

/** A page with less is an answer: it belongs on the page of its subject, where readers come by. */
const FEWEST_WORDS = 150;

/** A page tells enough to be one. Words of the app and facts count, keywords and what describes the page do not. */
export const lengthRule = pageRule('length', ({blocks}) => {
  const texts = blocks.filter(({kind}) => kind !== 'front matter').map(({read}) => read);
  const words = wordsOf(texts.join(' ')).length;
  return words < FEWEST_WORDS ? [{line: 1, message: writerMessage('shortPage', {words, least: FEWEST_WORDS})}] : [];
});
