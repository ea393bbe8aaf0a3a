import type {ThemeConfig} from '@docusaurus/theme-common';

export const navbar = {
  items: [
    {type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Manual de usuario', position: 'left'},
    // A plain link, because a link of the type `doc` would be marked as the current one on every page of the manual.
    {to: '/docs/faq/', label: 'Preguntas frecuentes', position: 'left'},
    {type: 'docsVersionDropdown', position: 'right'},
    {type: 'localeDropdown', position: 'right'},
  ],
} satisfies Partial<ThemeConfig['navbar']>;

/** Links of the footer. Labels are Spanish here; i18n/en/docusaurus-theme-classic/footer.json has the English ones. */
export const footer = {
  links: [
    {
      title: 'Manual',
      items: [
        {label: 'Manual de usuario', to: '/docs/'},
        {label: 'Servicios', to: '/docs/services/'},
        {label: 'Contactos', to: '/docs/contacts/'},
        {label: 'Formas de pago', to: '/docs/payment-methods/'},
        {label: 'Pedidos', to: '/docs/orders/'},
      ],
    },
    {
      title: 'Ayuda',
      items: [
        {label: 'Preguntas frecuentes', to: '/docs/faq/'},
        {label: 'Pide ayuda', to: '/docs/help/'},
        {label: 'Consejos', to: '/blog'},
      ],
    },
    {
      title: 'Este sitio',
      items: [
        {label: 'Accesibilidad', to: '/markdown-page#accessibility'},
        {label: 'Privacidad', to: '/markdown-page#privacy'},
      ],
    },
  ],
};

/** The most frequent tasks, in this order. Ids as in docs/; a wrong one fails the build. */
export const mostAsked = [
  'services/remittances',
  'services/mobile',
  'password',
  'payment-methods/add-payment-method',
  'orders',
  'contacts/create-contact',
] as const;

/**
 * The announcement at the top of every page. A new `id` shows it again to readers who closed the previous one.
 * `content` only enables the bar of Docusaurus: its translated text is in src/theme/AnnouncementBar/Content.
 */
export const announcementBar = {
  id: 'help-centre-2026-11',
  content: 'help-centre-2026-11',
  isCloseable: true,
} as const;

/** In the language of the sources: Docusaurus translates them on pages. */
export const blogTexts = {
  title: 'Consejos',
  description:
    'Consejos para enviar sin errores en las fiestas o en la escuela, reconocer una estafa de hoy y cuidar tu cuenta y tu dinero.',
};
