import type {ThemeConfig} from '@docusaurus/theme-common';

export const navbar = {
  items: [
    {type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Manual de usuario', position: 'left'},
    // A plain link: the `doc` type would be marked as the current one on every page of the manual.
    {to: '/docs/faq/', label: 'Preguntas frecuentes', position: 'left'},
    {type: 'docsVersionDropdown', position: 'right'},
    {type: 'localeDropdown', position: 'right'},
  ],
} satisfies Partial<ThemeConfig['navbar']>;
