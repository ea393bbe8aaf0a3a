import type {Mistake} from '../remark/mistakes';
import type {Site} from './site';

/** One thing that every page, or the catalogue, is held to. */
export interface Rule {
  /** Short, as the table at the end names it. */
  readonly name: string;
  /** Looks at the whole site and says, with file and line, what was found and what was expected. */
  readonly check: (site: Site) => Mistake[];
}
