import {findWord} from '../../manual/catalogue/catalogue';
import {placeOfKey, screenKeys} from '../../manual/components/Screen';
import {orReport, type WriterError} from '../../manual/writer-errors/writerError';
import type {Rule} from '../rule';

/** Every key that a screen of src/manual/screens names is a word of the catalogue, in every language. */
export const screensRule: Rule = {
  name: 'screens',
  check: ({catalogues}) =>
    Object.values(catalogues).flatMap((catalogue) =>
      screenKeys().flatMap((key) => {
        const errors: WriterError[] = [];
        orReport(
          () => findWord(catalogue, key),
          (message) => errors.push({...placeOfKey(key), message}),
        );
        return errors;
      }),
    ),
};
