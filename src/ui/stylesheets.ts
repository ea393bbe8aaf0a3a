/** The styles that are about no component: what every stylesheet below builds on. */
const foundation = [
  'ui/styles/tokens',
  'ui/styles/font-fallback',
  'ui/styles/theme-variables',
  'ui/styles/reset',
  'ui/styles/typography',
  'ui/styles/layout',
  'ui/styles/tile',
  'ui/styles/timeline',
  'ui/styles/disclosure',
  'ui/styles/button',
  'ui/styles/controls',
  'ui/styles/article',
  'ui/styles/table',
];

/** Parts of the page around its content. */
const frame = [
  'ui/Icon/icon',
  'ui/Brand/brand',
  'theme/AnnouncementBar/announcement-bar',
  'theme/Navbar/navbar',
  'theme/NavbarItem/dropdown',
  'ui/ManualNav/manual-nav',
  'ui/MobileMenu/mobile-menu',
  'theme/Footer/footer',
  'search/ui/search',
  'search/ui/dialog',
  'search/ui/ResultsPanel/results-panel',
];

/** Parts of the content. */
const content = [
  'ui/PageList/page-list',
  'ui/Contact/contact',
  'ui/Share/share',
  'ui/PageAge/page-age',
  'ui/PrintQrCode/print-qr-code',
  'offline/ui/SaveManual/save-manual',
  'ui/home/hero',
  'ui/home/home',
  'ui/home/topic-list',
  'ui/home/services',
  'theme/DocRoot/Layout/doc-layout',
  'theme/BlogLayout/blog-layout',
  'theme/BlogPostItem/post',
  'theme/BlogPostItem/pagination',
  'ui/PageHeader/page-header',
  'manual/components/Lead/lead',
  'manual/components/CatalogueWord/catalogue-word',
  'manual/components/Steps/steps',
  'manual/components/Steps/strip',
  'manual/components/Steps/practice',
  'manual/components/Steps/listen',
  'manual/components/Answer/answer',
  'manual/components/LinkItem/link-item',
  'manual/components/OnScreen/on-screen',
  'manual/components/Need/need',
  'manual/components/Trouble/trouble',
  'manual/components/DidItWork/did-it-work',
  'manual/components/Topic/topic',
  'manual/components/Screen/screen',
  'theme/Admonition/Layout/admonition',
  'theme/TOCCollapsible/toc-details',
  'ui/TocAside/toc',
  'theme/NotFound/Content/not-found',
  'ui/NearestPage/nearest-page',
];

/** States of a page, and print: they override the rest. */
const states = [
  'ui/CrashView/crash-view',
  'theme/Loading/loading',
  'startup/hydration/hydration',
  'startup/hydration/load-error',
  'startup/client/popover-polyfill',
  'startup/client/route-progress',
  'ui/styles/no-flex-gap',
  'ui/styles/states',
  'ui/styles/large-letters',
  'ui/styles/forced-colors',
  'ui/styles/print',
];

/** Every stylesheet of the site, in the order of the cascade (src/ui/README.md). */
export const stylesheets = [...foundation, ...frame, ...content, ...states].map((name) => `./src/${name}.css`);
