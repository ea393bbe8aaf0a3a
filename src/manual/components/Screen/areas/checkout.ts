import {
  bar,
  button,
  done,
  field,
  danger,
  heading,
  line,
  lines,
  option,
  row,
  text,
  wait,
  type Key,
  type Widget,
  type Screens,
} from '../widgets';

const change = {action: 'common.change'};

const promotionCode = field('checkout.promo.field', {
  value: 'samples.promotionCode',
  action: 'checkout.promo.apply',
  errors: ['checkout.promo.errors.unknown', 'checkout.promo.errors.ended', 'checkout.promo.errors.notForThis'],
});

const mainCard = row('checkout.paymentMethod', {value: 'samples.card', ...change});

/** What differs from one order to another; a row that an order does not have is not drawn. */
interface Order {
  readonly items?: Key;
  readonly delivery?: Widget;
  readonly paymentMethod?: Widget;
  readonly promotion?: Widget;
  /** Discount and fee, where there are any. */
  readonly between?: readonly Widget[];
}

const fee = line('checkout.summary.fee');

const checkout = ({
  items = 'samples.topUp',
  delivery,
  paymentMethod = mainCard,
  promotion = promotionCode,
  between = [],
}: Order): readonly Widget[] => [
  bar('checkout.title'),
  row('checkout.for', {value: 'samples.contact', ...change}),
  row('checkout.items', {value: items, ...change}),
  ...(delivery ? [delivery] : []),
  paymentMethod,
  promotion,
  line('checkout.summary.subtotal'),
  ...between,
  line('checkout.summary.total'),
  button('checkout.pay'),
];

export const checkoutScreens: Screens = {
  checkout: {
    name: 'checkout.title',
    widgets: checkout({}),
    states: {
      'checkout.choosePaymentMethod': checkout({paymentMethod: button('checkout.choosePaymentMethod')}),
      'checkout.promo.applied': checkout({
        promotion: row('checkout.promo.applied', {value: 'samples.promotionCode', action: 'checkout.promo.remove'}),
        between: [line('checkout.summary.discount')],
      }),
      'checkout.summary.fee': checkout({between: [fee]}),
      'services.internet.title': checkout({items: 'samples.plan'}),
      'services.market.title': checkout({
        items: 'samples.bundle',
        delivery: row('checkout.delivery', {value: 'samples.address'}),
      }),
      'services.remittances.title': checkout({
        items: 'samples.amount',
        delivery: row('checkout.delivery', {value: 'services.remittances.deposit'}),
        between: [fee],
      }),
    },
    dialogs: {
      'checkout.leave': {
        name: 'checkout.leave.title',
        widgets: [
          heading('checkout.leave.title'),
          text('checkout.leave.body'),
          button('checkout.leave.confirm', danger),
          button('checkout.leave.stay'),
        ],
      },
    },
    toasts: ['paymentMethods.saved'],
    errors: ['checkout.errors.changed'],
  },

  'pay-choose': {
    name: 'checkout.choosePaymentMethod',
    isDialog: true,
    widgets: [
      heading('checkout.choosePaymentMethod'),
      option('samples.card', {note: 'paymentMethods.main'}),
      button('paymentMethods.add'),
    ],
  },

  paying: {
    name: 'checkout.processing.title',
    widgets: [wait('checkout.processing.title', {value: 'checkout.processing.body'})],
  },

  // The page belongs to the bank: its words are not ours.
  bank: {name: 'checkout.bank', widgets: [bar('checkout.bank'), lines, lines]},

  paid: {
    name: 'checkout.success.title',
    widgets: [
      done('checkout.success.title'),
      line('orders.number', {value: 'samples.order'}),
      button('checkout.success.view'),
      button('checkout.success.home'),
    ],
  },

  'pay-failed': {
    name: 'checkout.failed.title',
    widgets: [
      heading('checkout.failed.title'),
      text('checkout.failed.body'),
      button('checkout.failed.other'),
      button('common.retry'),
    ],
  },
};
