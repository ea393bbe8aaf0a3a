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
