import {wordReadersDrop} from '../../manual/page/heading';
import {writerMessage} from '../../writer-errors/message';
import {pageRule, type Finding} from '../rule';

/** Reading modes of browsers keep every heading and answer: they drop what by its id is an advertisement. */
export const readingModesRule = pageRule('reading modes', ({structure}) =>
  [...structure.answers.map(({name, line}) => ({id: name, line})), ...structure.headings].flatMap(
    ({id = '', line}): Finding[] => {
      const word = wordReadersDrop(id);
      return word === undefined ? [] : [{line, message: writerMessage('idDroppedByReaders', {id, word})}];
    },
  ),
);
