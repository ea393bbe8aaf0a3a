import {
  bar,
  button,
  field,
  danger,
  heading,
  item,
  line,
  option,
  photo,
  remember,
  text,
  toggle,
  type Widget,
  type Screens,
} from '../widgets';

const card = (note: string): Widget => item('samples.card', {icon: 'payments', note});

const newCard: readonly Widget[] = [
  bar(),
  heading('paymentMethods.type.title'),
  option('paymentMethods.type.card', {on: true}),
  field('paymentMethods.fields.number', {
    value: 'samples.cardNumber',
    digits: true,
    errors: ['paymentMethods.errors.number', 'paymentMethods.errors.duplicate'],
  }),
  field('paymentMethods.fields.name', {value: 'samples.you'}),
  field('paymentMethods.fields.expiry', {
    value: 'samples.cardExpiry',
    digits: true,
    hint: 'paymentMethods.fields.expiryHint',
    errors: ['paymentMethods.errors.expired'],
  }),
  field('paymentMethods.fields.securityCode', {
    value: 'samples.securityCode',
    digits: true,
    hint: 'paymentMethods.fields.securityCodeHint',
  }),
  toggle('paymentMethods.makeMain'),
  button('paymentMethods.save'),
];

export const paymentMethods: Screens = {
  'payment-methods': {
    name: 'paymentMethods.title',
    widgets: [bar('paymentMethods.title'), card('paymentMethods.main'), button('paymentMethods.add')],
    states: {
      'paymentMethods.expired': [
        bar('paymentMethods.title'),
        card('paymentMethods.expired'),
        button('paymentMethods.add'),
      ],
      'paymentMethods.empty.title': [
        bar('paymentMethods.title'),
        heading('paymentMethods.empty.title'),
        text('paymentMethods.empty.body'),
        button('paymentMethods.add'),
      ],
    },
    toasts: ['paymentMethods.saved', 'paymentMethods.removed'],
  },

  'payment-method-new': {
    name: 'paymentMethods.add',
    widgets: newCard,
    states: {
      'paymentMethods.makeMain': remember('paymentMethods.makeMain', newCard),
      'checkout.bank': [bar('checkout.bank'), {kind: 'lines'}, {kind: 'lines'}],
    },
    toasts: ['paymentMethods.saved'],
    errors: ['paymentMethods.errors.declined'],
  },

  'payment-method': {
    name: 'samples.card',
    widgets: [
      bar(),
      photo('samples.card', {icon: 'payments'}),
      line('paymentMethods.fields.expiry', {value: 'samples.cardExpiry'}),
      toggle('paymentMethods.makeMain'),
      button('paymentMethods.remove', danger),
    ],
    dialogs: {
      'paymentMethods.removeDialog': {
        name: 'paymentMethods.removeDialog.title',
        widgets: [
          heading('paymentMethods.removeDialog.title'),
          text('paymentMethods.removeDialog.body'),
          button('paymentMethods.removeDialog.confirm', danger),
          button('common.cancel'),
        ],
      },
    },
    toasts: ['paymentMethods.removed'],
    errors: ['paymentMethods.errors.inUse'],
  },
};
