import {
  bar,
  button,
  danger,
  field,
  filters,
  heading,
  item,
  line,
  receipt,
  state,
  tabBar,
  tabs,
  text,
  tracking,
  type Key,
  type Widget,
  type Screens,
} from '../widgets';

const IN_REVIEW = 'orders.states.paymentReview';
const PREPARING = 'orders.states.preparing';
const ON_THE_WAY = 'orders.states.onTheWay';
const READY = 'orders.states.readyForPickup';
const DELIVERED = 'orders.states.delivered';
const DETAIL_NEEDED = 'orders.states.detailNeeded';
const NOT_PAID = 'orders.states.notPaid';
const CANCELED = 'orders.states.canceled';
const REFUNDED = 'orders.states.refunded';

/** The states an order passes on its way to each state and after it. */
const WAYS: Readonly<Record<Key, readonly Key[]>> = {
  [PREPARING]: [IN_REVIEW, PREPARING, DELIVERED],
  [IN_REVIEW]: [IN_REVIEW, PREPARING, DELIVERED],
  [ON_THE_WAY]: [IN_REVIEW, PREPARING, ON_THE_WAY, DELIVERED],
  [READY]: [IN_REVIEW, PREPARING, READY, DELIVERED],
  [DELIVERED]: [IN_REVIEW, PREPARING, DELIVERED],
  [DETAIL_NEEDED]: [IN_REVIEW, PREPARING, DETAIL_NEEDED],
  [NOT_PAID]: [IN_REVIEW, NOT_PAID],
  [CANCELED]: [IN_REVIEW, CANCELED],
  [REFUNDED]: [IN_REVIEW, CANCELED, REFUNDED],
};

const FINISHED: readonly Key[] = [DELIVERED, NOT_PAID, CANCELED, REFUNDED];

/** Each button only where it can be used; help is always there. */
const buttonsIn = (present: Key): readonly Key[] => [
  ...(present === DETAIL_NEEDED ? ['orders.fix'] : []),
  ...(present === IN_REVIEW || present === NOT_PAID ? [] : ['orders.receipt']),
  ...(FINISHED.includes(present) ? ['orders.again'] : ['orders.cancel']),
  'orders.help',
];

const orderIn = (present: Key): readonly Widget[] => [
  bar('orders.detail'),
  state(present),
  line('orders.number', {value: 'samples.order'}),
  heading('orders.tracking'),
  tracking(WAYS[present] ?? [], present),
  line('orders.for', {value: 'samples.contact'}),
  line('checkout.items'),
  line('checkout.delivery'),
  line('orders.paidWith', {value: 'samples.card'}),
  line('checkout.summary.total'),
  ...buttonsIn(present).map((key) => button(key, key === 'orders.cancel' ? danger : {})),
];

export const orders: Screens = {
  orders: {
    name: 'orders.title',
    widgets: [
      tabBar('orders.title'),
      filters('orders.filters.all', 'orders.filters.active', 'orders.filters.finished'),
      item('samples.order', {
        shown: 'services.mobile.title',
        icon: 'top-up',
        value: 'samples.contact',
        note: PREPARING,
      }),
      item('services.market.title', {icon: 'market', value: 'samples.contact2', note: DELIVERED}),
      tabs('tabs.orders'),
    ],
    states: {
      'orders.empty.title': [
        tabBar('orders.title'),
        heading('orders.empty.title'),
        button('orders.empty.action'),
        tabs('tabs.orders'),
      ],
    },
  },

  order: {
    name: 'orders.detail',
    widgets: orderIn(PREPARING),
    states: Object.fromEntries(Object.keys(WAYS).map((present) => [present, orderIn(present)])),
    dialogs: {
      'orders.cancelDialog': {
        name: 'orders.cancelDialog.title',
        widgets: [
          heading('orders.cancelDialog.title'),
          text('orders.cancelDialog.body'),
          button('orders.cancelDialog.confirm', danger),
          button('orders.cancelDialog.keep'),
        ],
      },
    },
    toasts: ['common.saved', 'help.form.sent'],
  },

  'order-fix': {
    name: 'orders.fix',
    widgets: [bar(), field('contacts.fields.address', {value: 'samples.address'}), button('common.saveChanges')],
    toasts: ['common.saved'],
  },

  receipt: {name: {alt: 'receipt'}, widgets: [bar(), receipt, button('common.share')]},
};
