import {
  bar,
  button,
  field,
  heading,
  item,
  person,
  search,
  tabBar,
  tabs,
  text,
  tile,
  tiles,
  type Dialog,
  type Widget,
  type Screens,
} from '../widgets';

const missingDetail: Dialog = {
  name: 'recipient.missing',
  widgets: [
    heading('recipient.missing'),
    field('contacts.fields.address', {value: 'samples.address'}),
    button('recipient.complete'),
  ],
};

const services = (remittances?: Partial<Widget>): Widget =>
  tiles(
    tile('services.mobile.title', {icon: 'top-up'}),
    tile('services.internet.title', {icon: 'internet'}),
    tile('services.market.title', {icon: 'market'}),
    tile('services.remittances.title', {icon: 'remittance', ...remittances}),
  );

const homeWith = (tilesOfServices: Widget): readonly Widget[] => [
  tabBar('app.name'),
  heading('home.services'),
  tilesOfServices,
  heading('home.promotions', {action: 'common.seeAll'}),
  item('samples.promotion', {icon: 'promotions'}),
  tabs('tabs.home'),
];

const recipient = (...people: readonly Widget[]): readonly Widget[] => [
  bar('recipient.title'),
  search('contacts.search', {value: 'samples.contact'}),
  ...people,
  button('contacts.add'),
];

export const home: Screens = {
  home: {
    name: 'tabs.home',
    widgets: homeWith(services()),
    states: {'common.unavailable': homeWith(services({note: 'common.unavailable'}))},
    toasts: ['password.saved'],
  },

  recipient: {
    name: 'recipient.title',
    widgets: recipient(person('samples.contact'), person('samples.contact2')),
    states: {
      'recipient.missing': recipient(
        person('samples.contact', {note: 'recipient.missing'}),
        person('samples.contact2'),
      ),
      'contacts.empty.title': [
        bar('recipient.title'),
        heading('contacts.empty.title'),
        text('contacts.empty.body'),
        button('contacts.add'),
      ],
    },
    dialogs: {recipient: missingDetail},
    toasts: ['contacts.saved'],
  },
};
