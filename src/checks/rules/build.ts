import type {Rule} from '../rule';

/** All errors that fail the build: unknown keys, misused components, unknown pages and screens. */
export const buildRule: Rule = {
  name: 'keys and components',
  check: (site) => [...site.unreadable, ...site.pages.flatMap((page) => page.errors)],
};
