import {
  bar,
  button,
  done,
  field,
  heading,
  line,
  lines,
  option,
  row,
  text,
  wait,
  type Part,
  type Screens,
} from '../parts';

const change = {action: 'common.change'};

const promotionCode = field('checkout.promo.field', {
  action: 'checkout.promo.apply',
  errors: ['checkout.promo.errors.unknown', 'checkout.promo.errors.ended', 'checkout.promo.errors.notForThis'],
});

const mainCard = row('checkout.paymentMethod', {value: 'samples.card', ...change});

const checkout = (paymentMethod: Part, promotion: Part): readonly Part[] => [
  bar('checkout.title'),
  row('checkout.for', {value: 'samples.contact', ...change}),
  row('checkout.items', {value: 'samples.topUp', ...change}),
  row('checkout.delivery'),
  paymentMethod,
  promotion,
  line('checkout.summary.subtotal'),
  line('checkout.summary.discount'),
  line('checkout.summary.fee'),
  line('checkout.summary.total'),
  button('checkout.pay'),
];

export const checkoutScreens: Screens = {
  checkout: {
    name: 'checkout.title',
    parts: checkout(mainCard, promotionCode),
    states: {
      'checkout.choosePaymentMethod': checkout(button('checkout.choosePaymentMethod'), promotionCode),
      'checkout.promo.applied': checkout(
        mainCard,
        row('checkout.promo.applied', {value: 'samples.promotionCode', action: 'checkout.promo.remove'}),
      ),
    },
    dialogs: {
      'checkout.leave': {
        name: 'checkout.leave.title',
        parts: [
          heading('checkout.leave.title'),
          text('checkout.leave.body'),
          button('checkout.leave.confirm'),
          button('checkout.leave.stay'),
        ],
      },
    },
    toasts: ['paymentMethods.saved'],
    errors: ['checkout.errors.changed'],
  },

  'pay-choose': {
    name: 'checkout.choosePaymentMethod',
    sheet: true,
    parts: [
      heading('checkout.choosePaymentMethod'),
      option('samples.card', {note: 'paymentMethods.main'}),
      button('paymentMethods.add'),
    ],
  },

  paying: {
    name: 'checkout.processing.title',
    parts: [wait('checkout.processing.title', {value: 'checkout.processing.body'})],
  },

  // The page belongs to the bank: its words are not ours.
  bank: {name: 'checkout.bank', parts: [bar('checkout.bank'), lines, lines]},

  paid: {
    name: 'checkout.success.title',
    parts: [
      done('checkout.success.title'),
      line('orders.number', {value: 'samples.order'}),
      button('checkout.success.view'),
      button('checkout.success.home'),
    ],
  },

  'pay-failed': {
    name: 'checkout.failed.title',
    parts: [
      heading('checkout.failed.title'),
      text('checkout.failed.body'),
      button('checkout.failed.other'),
      button('common.retry'),
    ],
  },
};
