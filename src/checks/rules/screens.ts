import {findWord} from '../../manual/catalogue/catalogue';
import {checkScreenLinks, placeOfKey, screenKeys} from '../../screens';
import {orReport, type WriterError} from '../../writer-errors/writerError';
import type {Rule} from '../rule';

/** Every key in a screen of src/screens/data is a word of the catalogue in every language, and every link leads to a screen that exists. */
export const screensRule: Rule = {
  name: 'screens',
  check: ({catalogues}) => [
    ...checkScreenLinks(),
    ...Object.values(catalogues).flatMap((catalogue) =>
      screenKeys().flatMap((key) => {
        const errors: WriterError[] = [];
        orReport(
          () => findWord(catalogue, key),
          (message) => errors.push({...placeOfKey(key), message}),
        );
        return errors;
      }),
    ),
  ],
};
