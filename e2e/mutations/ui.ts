import type {Mutation} from './mutation';

/** Mutations of components and stylesheets. */
export const uiMutations: readonly Mutation[] = [
  {
    name: 'a page whose search is gone reloads',
    edit: {file: 'src/search/ui/reloadWithQuery.ts', text: '  location.reload();\n'},
    test: ['faults/search-deploy', 'the page reloads once and answers the query'],
  },
  {
    name: 'the target of an address with a hash stands below the navbar',
    edit: {
      file: 'src/ui/styles/typography.css',
      text: '  scroll-padding-top: calc(var(--ifm-navbar-height) + 1rem);\n',
    },
    test: ['deep-links', 'an address with a hash leads to its target on first load (1280 px, before hydration)'],
    allLocales: true,
  },
  {
    name: 'a crash ends with the navigation to another page',
    edit: {file: 'src/ui/CrashView/index.tsx', text: '  useRetryOnNavigation(tryAgain);\n'},
    test: ['faults/crash', 'one page of the manual crashes, and a link leads to another'],
  },
];
