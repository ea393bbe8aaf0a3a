import {findWord} from '../../manual/catalogue';
import {placeOfKey, screenKeys} from '../../manual/components/Screen';
import {MessageError} from '../../manual/writer-errors/writerError';
import type {Rule} from '../rule';

/** Every key that a screen of src/manual/screens names is a word of the catalogue, in every language. */
export const screensRule: Rule = {
  name: 'screens',
  check: ({catalogues}) =>
    Object.values(catalogues).flatMap((catalogue) =>
      screenKeys().flatMap((key) => {
        try {
          findWord(catalogue, key);
          return [];
        } catch (error) {
          if (!(error instanceof MessageError)) throw error;
          return [{...placeOfKey(key), message: error.text}];
        }
      }),
    ),
};
