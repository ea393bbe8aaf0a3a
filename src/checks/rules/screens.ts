import {findWord} from '../../manual/catalogue/catalogue';
import {checkFrames, placeOfKey, screenKeys} from '../../screens';
import {orReport, type WriterError} from '../../writer-errors/writerError';
import type {Rule} from '../rule';

/** What a screen of src/screens/data names is a word of the catalogue, in every language, and leads to screens that there are. */
export const screensRule: Rule = {
  name: 'screens',
  check: ({catalogues}) => [
    ...checkFrames(),
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
