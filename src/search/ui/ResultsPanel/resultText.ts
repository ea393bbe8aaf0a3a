import {STEPS} from '../../format/searchIndex';
import type {SearchResult} from '../../engine/search';

/** A page, and its matching sections, best first. */
type Found = Pick<SearchResult, 'url' | 'title' | 'headings'>;

/** The address of the best section of a page, or of the page where none matches. */
export const addressOf = ({url, headings: [section]}: Found, base: string): string =>
  base + url.slice(1) + (section ? `#${section.id}` : '');

/** The question that is answered there; steps answer that of their page. */
export const questionOf = ({title, headings: [section]}: Found): string =>
  section === undefined || section.id === STEPS ? title : section.text;
