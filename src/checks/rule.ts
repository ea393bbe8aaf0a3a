import type {WriterError} from '../manual/writer-errors/writerError';
import type {Site} from './site';

/** One requirement on every page or on the catalogue. */
export interface Rule {
  /** Short, as the table at the end names it. */
  readonly name: string;
  /** Checks the whole site. Errors have file and line, what was found and what was expected. */
  readonly check: (site: Site) => WriterError[];
}
