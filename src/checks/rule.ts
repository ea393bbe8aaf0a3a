import type {WriterError} from '../writer-errors/writerError';
import type {CheckedPage, CheckedSite} from './site';

/** One requirement on every page or on the catalogue. */
export interface Rule {
  /** Short, as the table at the end names it. */
  readonly name: string;
  /** Checks the whole site. Errors have file and line, what was found and what was expected. */
  readonly check: (site: CheckedSite) => WriterError[];
}

/** One result of a rule on a page. */
export type Finding = Omit<WriterError, 'file'>;

/** A requirement on each page, by itself or compared with all others. */
export const pageRule = (
  name: string,
  check: (page: CheckedPage, pages: readonly CheckedPage[]) => readonly Finding[],
): Rule => ({
  name,
  check: ({pages}) => pages.flatMap((page) => check(page, pages).map((finding) => ({...finding, file: page.file}))),
});
