import {
  bar,
  button,
  danger,
  field,
  heading,
  line,
  person,
  phoneField,
  search,
  tabBar,
  tabs,
  text,
  type Widget,
  type Screens,
} from '../widgets';

const optional = {note: 'common.optional'};

const details: readonly Widget[] = [
  heading('contacts.sections.basic'),
  field('contacts.fields.name', {value: 'samples.contact', hint: 'contacts.fields.nameHint'}),
  phoneField('contacts.fields.phone', {
    value: 'samples.contactPhone',
    hint: 'contacts.fields.phoneHint',
    errors: ['contacts.errors.duplicate'],
  }),
  heading('contacts.sections.market', optional),
  field('contacts.fields.address', {value: 'samples.address', hint: 'contacts.fields.addressHint'}),
  field('contacts.fields.directions'),
  heading('contacts.sections.internet', optional),
  field('contacts.fields.internetAccount', {
    value: 'samples.internetAccount',
    hint: 'contacts.fields.internetAccountHint',
  }),
  heading('contacts.sections.remittances', optional),
  field('contacts.fields.bankAccount', {
    value: 'samples.bankAccount',
    digits: true,
    hint: 'contacts.fields.bankAccountHint',
  }),
];

export const contacts: Screens = {
  contacts: {
    name: 'contacts.title',
    widgets: [
      tabBar('contacts.title'),
      search('contacts.search', {value: 'samples.contact'}),
      person('samples.contact2'),
      person('samples.contact'),
      button('contacts.add'),
      tabs('tabs.contacts'),
    ],
    states: {
      'contacts.empty.title': [
        tabBar('contacts.title'),
        heading('contacts.empty.title'),
        text('contacts.empty.body'),
        button('contacts.add'),
        tabs('tabs.contacts'),
      ],
    },
    toasts: ['contacts.saved', 'contacts.deleted', 'common.saved'],
  },

  'contact-new': {
    name: 'contacts.new',
    widgets: [bar('contacts.new'), button('contacts.fromPhone'), ...details, button('contacts.save')],
    dialogs: {
      'contacts.permission': {
        name: 'contacts.permission.title',
        widgets: [heading('contacts.permission.title'), button('common.openSettings'), button('common.cancel')],
      },
    },
    toasts: ['contacts.saved'],
  },

  contact: {
    name: 'samples.contact',
    widgets: [
      bar('samples.contact'),
      button('contacts.send'),
      line('contacts.fields.phone', {value: 'samples.contactPhone'}),
      line('contacts.fields.address', {value: 'samples.address'}),
      button('contacts.edit'),
      button('contacts.delete', danger),
    ],
    dialogs: {
      'contacts.deleteDialog': {
        name: 'contacts.deleteDialog.title',
        widgets: [
          heading('contacts.deleteDialog.title'),
          text('contacts.deleteDialog.body'),
          button('contacts.deleteDialog.confirm', danger),
          button('common.cancel'),
        ],
      },
    },
    toasts: ['common.saved', 'contacts.saved'],
    errors: ['contacts.errors.activeOrder'],
  },

  'contact-edit': {
    name: 'contacts.edit',
    widgets: [bar('contacts.edit'), ...details, button('common.saveChanges')],
    toasts: ['common.saved'],
  },
};
