import type {Entry} from './openIndex';

/** Whether a term begins with a prefix, folded. */
export const hasPrefix =
  (prefix: string) =>
  ({folded, stem}: Entry): boolean =>
    folded.startsWith(prefix) || stem.startsWith(prefix);
