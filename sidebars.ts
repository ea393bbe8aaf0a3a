import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/**
 * The order of the manual. A category is a topic: `topic` gives it its colour, `icon` its pictogram in the sprite
 * (src/site/addresses.ts). A page may have its own icon; otherwise it has the icon of its topic. The name of a topic leads to its `link`:
 * the page that a reader of the name expects, which may be one of its pages. Without a link it leads to the first page.
 */
const sidebars = {
  // The specification fixes this name; keys of the translations contain it.
  tutorialSidebar: [
    'index',
    {
      type: 'category',
      label: 'Servicios',
      customProps: {topic: 'services', icon: 'services'},
      link: {type: 'doc', id: 'services/index'},
      items: [
        {type: 'doc', id: 'services/mobile', customProps: {icon: 'top-up'}},
        {type: 'doc', id: 'services/internet', customProps: {icon: 'internet'}},
        {type: 'doc', id: 'services/market', customProps: {icon: 'market'}},
        {type: 'doc', id: 'services/remittances', customProps: {icon: 'remittance'}},
      ],
    },
    {
      type: 'category',
      label: 'Cuenta',
      customProps: {topic: 'account', icon: 'account'},
      link: {type: 'doc', id: 'profile/index'},
      items: [
        'signup/index',
        'profile/index',
        {type: 'doc', id: 'password/index', customProps: {icon: 'password'}},
        'preferences/index',
        'delete-account/index',
      ],
    },
    {
      type: 'category',
      label: 'Contactos',
      customProps: {topic: 'contacts', icon: 'contacts'},
      link: {
        type: 'generated-index',
        slug: '/category/contactos',
        title: 'Contactos',
        description:
          '¿A quién le envías? Qué es un contacto, qué datos guarda y cómo agregar, cambiar o eliminar a una persona, paso a paso.',
      },
      items: ['contacts/index', 'contacts/create-contact', 'contacts/update-contact', 'contacts/delete-contact'],
    },
    {
      type: 'category',
      label: 'Formas de pago',
      customProps: {topic: 'payments', icon: 'payments'},
      link: {
        type: 'generated-index',
        slug: '/category/formas-de-pago',
        title: 'Formas de pago',
        description:
          '¿Con qué pagas? Qué es una forma de pago, cómo agregar tu tarjeta y cómo quitarla si la perdiste o ya no la usas.',
      },
      items: ['payment-methods/index', 'payment-methods/add-payment-method', 'payment-methods/remove-payment-method'],
    },
    {
      type: 'category',
      label: 'Pedidos',
      customProps: {topic: 'orders', icon: 'orders'},
      link: {type: 'doc', id: 'orders/index'},
      items: ['checkout/index', 'orders/index'],
    },
    {
      type: 'category',
      label: 'Promociones',
      customProps: {topic: 'promotions', icon: 'promotions'},
      items: ['promotions/index'],
    },
    {
      type: 'category',
      label: 'Ayuda',
      customProps: {topic: 'help', icon: 'help'},
      link: {type: 'doc', id: 'help/index'},
      items: ['faq/index', 'help/index'],
    },
  ],
} satisfies SidebarsConfig;

export default sidebars;
