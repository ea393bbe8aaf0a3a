import {findWord} from '../../manual/catalogue/catalogue';
import {checkFrames, placeOfKey, screenKeys} from '../../manual/components/Screen';
import {orReport, type WriterError} from '../../manual/writer-errors/writerError';
import type {Rule} from '../rule';

/** What a screen of src/manual/screens names is a word of the catalogue, in every language, and leads to screens that there are. */
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
