import {
  bar,
  button,
  choose,
  field,
  heading,
  item,
  line,
  lines,
  link,
  option,
  person,
  photo,
  row,
  search,
  step,
  text,
  type Widget,
  type Screens,
} from '../widgets';

const contact = (value?: string): Widget => person('samples.contact', {action: 'common.change', ...(value && {value})});

const mobile = (...choices: readonly Widget[]): readonly Widget[] => [
  bar('services.mobile.title'),
  contact('samples.contactPhone'),
  row('services.mobile.provider', {
    value: 'samples.provider',
    action: 'common.change',
    hint: 'services.mobile.providerHint',
  }),
  heading('services.mobile.choose'),
  ...choices,
];

const internet = (...choices: readonly Widget[]): readonly Widget[] => [
  bar('services.internet.title'),
  contact('samples.internetAccount'),
  row('services.internet.provider', {value: 'samples.provider', action: 'common.change'}),
  heading('services.internet.choose'),
  ...choices,
];

const topUp = option('samples.topUp', {value: 'samples.amount'});
const topUp2 = option('samples.topUp2', {value: 'samples.amount'});
const plan = option('samples.plan', {value: 'samples.amount'});
const plan2 = option('samples.plan2', {value: 'samples.amount'});
const chosen = (choice: Widget): Widget => ({...choice, on: true});
const goOn = button('common.continue');

const address = row('services.market.address', {value: 'samples.address', action: 'common.change'});
const product = (key: string, more: Partial<Widget>): Widget =>
  item(key, {icon: 'market', value: 'samples.amount', ...more});
const addable = {action: 'services.market.add'};
const counted = {widgets: [step('services.market.minus'), step('services.market.plus')]};

const market = (bundle: Partial<Widget>): readonly Widget[] => [
  bar('services.market.title'),
  address,
  search('services.market.search', {value: 'samples.product'}),
  heading('services.market.combos'),
  product('samples.bundle', bundle),
  heading('services.market.products'),
  product('samples.product', addable),
  choose('services.market.deliveryDay', {value: 'samples.day'}),
  button('services.market.review'),
];

const remittances = (...howTheyGetIt: readonly Widget[]): readonly Widget[] => [
  bar('services.remittances.title'),
  contact(),
  heading('services.remittances.delivery'),
  ...howTheyGetIt,
  field('services.remittances.send', {
    value: 'samples.amount',
    digits: true,
    errors: ['services.remittances.errors.low', 'services.remittances.errors.limit'],
  }),
  line('services.remittances.rate'),
  line('checkout.summary.fee'),
  line('services.remittances.receive'),
  goOn,
];

const deposit = option('services.remittances.deposit', {on: true, note: 'samples.bankAccount'});
const cash = option('services.remittances.cash');

export const services: Screens = {
  mobile: {
    name: 'services.mobile.title',
    widgets: mobile(topUp, topUp2, goOn),
    states: {
      'samples.topUp': mobile(chosen(topUp), topUp2, goOn),
      'common.included': mobile(chosen(topUp), heading('common.included'), lines, topUp2, goOn),
      'services.mobile.empty': mobile(text('services.mobile.empty')),
    },
    errors: ['services.mobile.errors.number'],
  },

  internet: {
    name: 'services.internet.title',
    widgets: internet(plan, plan2, goOn),
    states: {
      'samples.plan': internet(chosen(plan), plan2, goOn),
      'common.included': internet(chosen(plan), heading('common.included'), lines, plan2, goOn),
      'services.internet.empty': internet(text('services.internet.empty')),
    },
    errors: ['services.internet.errors.account'],
  },

  market: {
    name: 'services.market.title',
    widgets: market(addable),
    states: {
      'services.market.plus': market(counted),
      'services.market.soldOut': market({note: 'services.market.soldOut'}),
      'services.market.empty': [
        bar('services.market.title'),
        address,
        search('services.market.search', {value: 'samples.product'}),
        text('services.market.empty'),
      ],
    },
    errors: ['services.market.errors.stock'],
  },

  'market-item': {
    name: 'samples.bundle',
    widgets: [
      bar(),
      photo('samples.bundle', {icon: 'market', value: 'samples.amount'}),
      heading('common.included'),
      lines,
      button('services.market.add'),
    ],
  },

  remittances: {
    name: 'services.remittances.title',
    widgets: remittances(deposit, cash),
    states: {
      'services.remittances.cash': remittances(
        option('services.remittances.deposit'),
        {...cash, on: true},
        row('services.remittances.pickupPoint', {value: 'samples.pickupPoint', action: 'common.change'}),
      ),
      'recipient.missing': remittances({...deposit, note: 'recipient.missing'}, link('recipient.complete'), cash),
    },
    dialogs: {
      'services.remittances.identity': {
        name: 'services.remittances.identity.title',
        widgets: [
          heading('services.remittances.identity.title'),
          text('services.remittances.identity.body'),
          button('services.remittances.identity.start'),
        ],
      },
      recipient: {
        name: 'recipient.missing',
        widgets: [
          heading('recipient.missing'),
          field('contacts.fields.bankAccount', {value: 'samples.bankAccount', digits: true}),
          button('recipient.complete'),
        ],
      },
    },
    errors: ['services.remittances.errors.account'],
  },
};
