import type {Mutation} from './mutation';

/** Mutations of components and stylesheets. */
export const uiMutations: readonly Mutation[] = [
  {
    name: 'a crash loads the rules of the crash view',
    edit: {file: 'src/ui/CrashView/index.tsx', text: 'loadFullStylesheet().catch(() => undefined);'},
    test: ['styles', 'nothing is lost when the page has crashed'],
  },
  {
    name: 'a page whose search is gone reloads',
    edit: {file: 'src/search/ui/reloadWithQuery.ts', text: '  location.reload();\n'},
    test: ['faults/search-deploy', 'the page reloads once and answers the query'],
  },
  {
    name: 'a topic of the hidden menu opens without an animation',
    edit: {file: 'src/ui/ManualNav/index.tsx', text: ' key={String(active)}'},
    test: ['mobile-menu', 'the topic that a link of the menu led to stands open there'],
  },
  {
    name: 'the end of the navbar is hidden until the navbar is complete',
    edit: {
      file: 'src/theme/Navbar/navbar.css',
      text: '.navbar:not(:has(+ *)) .navbar__items--right {\n  visibility: hidden;\n}\n',
    },
    test: ['streaming-layout', 'waits for the search of the bar'],
  },
  {
    name: 'the search of the home page reserves its height',
    edit: {file: 'src/search/ui/search.css', text: '    min-height: calc(4rem + 4px);\n'},
    test: ['streaming-layout', 'waits for its search'],
  },
  {
    name: 'the target of an address with a hash stands below the navbar',
    edit: {
      file: 'src/ui/styles/typography.css',
      text: '  scroll-padding-top: calc(var(--ifm-navbar-height) + 1rem);\n',
    },
    test: ['deep-links', 'an address with a hash leads to its target on first load (es, 1280 px, before hydration)'],
    allLocales: true,
  },
  {
    name: 'a crash ends with the navigation to another page',
    edit: {file: 'src/ui/CrashView/index.tsx', text: '  useRetryOnNavigation(tryAgain);\n'},
    test: ['faults/crash', 'one page of the manual crashes, and a link leads to another'],
  },
  {
    name: "the recipient's section is printed alone",
    edit: {file: 'src/ui/PrintQrCode/client.ts', text: "  show('none');\n"},
    test: ['print', "the recipient's section is printed alone"],
  },
  {
    name: 'the links that share an answer are named by its question',
    edit: {file: 'src/ui/Share/index.tsx', text: ' ref={nameAfter(id, label)}'},
    test: ['answers', 'an open answer passes its link on'],
  },
  {
    name: 'the address of the text follows the page',
    edit: {
      file: 'src/theme/SiteMetadata/index.tsx',
      text: '        <link rel="alternate" type="text/markdown" href={baseUrl + textFile(path)} />\n',
      by: '        {null}\n',
    },
    test: ['swizzles', "the address of the page's text follows the page"],
  },
];
