import {routes, type PageKind} from './routes';

/** An address of the manual that no page has. */
const NOT_FOUND = '/docs/not-here';

/** Kinds whose layout and components another kind has as well. */
const sameLayout: readonly PageKind[] = [
  ...(['long post', 'market', 'profile', 'introduction', 'service', 'archive', 'authors', 'tags', 'tag'] as const),
];

/** A page of each given kind, in this order. */
export function sampleOf(...kinds: PageKind[]): string[] {
  return kinds.map((kind) => {
    const path = kind === 'not found' ? NOT_FOUND : routes.find((route) => route.kind === kind)?.path;
    if (path === undefined) {
      throw new Error(`No page of e2e/support/routes.ts is of the kind "${kind}".`);
    }
    return path;
  });
}

/** Pages that differ in layout or components: together they contain every component. The last one does not exist. */
export const samplePages: readonly string[] = [
  ...routes.flatMap(({path, kind}) => (kind && !sameLayout.includes(kind) ? [path] : [])),
  NOT_FOUND,
];
