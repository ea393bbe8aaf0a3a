import {
  bar,
  button,
  check,
  choose,
  emailField,
  field,
  go,
  danger,
  heading,
  link,
  option,
  passwordField,
  phoneField,
  photo,
  remember,
  tabBar,
  tabs,
  text,
  toggle,
  type Widget,
  type Screens,
} from '../widgets';

const optional = {note: 'common.optional'};
const preferences = (...blocked: readonly Widget[]): readonly Widget[] => [
  bar('preferences.title'),
  heading('preferences.language'),
  option('preferences.languages.es', {on: true}),
  option('preferences.languages.en'),
  heading('preferences.appearance'),
  option('preferences.appearances.light'),
  option('preferences.appearances.dark'),
  option('preferences.appearances.system', {on: true}),
  heading('preferences.notices'),
  toggle('preferences.noticesOrders', {on: true}),
  toggle('preferences.noticesPromotions'),
  toggle('preferences.noticesEmail'),
  ...blocked,
  toggle('preferences.dataSaver', {hint: 'preferences.dataSaverHint'}),
  toggle('preferences.biometric'),
];

const password: readonly Widget[] = [
  bar('password.title'),
  passwordField('password.fields.current', {errors: ['password.errors.current']}),
  passwordField('password.fields.new', {errors: ['password.errors.weak', 'password.errors.same']}),
  passwordField('password.fields.repeat', {errors: ['password.errors.mismatch']}),
  toggle('password.otherPhones'),
  button('password.save'),
  link('signin.forgot'),
];

const deleteAccount: readonly Widget[] = [
  bar('deleteAccount.title'),
  text('deleteAccount.intro'),
  choose('deleteAccount.reason', optional),
  passwordField('deleteAccount.password', {errors: ['deleteAccount.errors.password']}),
  check('deleteAccount.understand'),
  button('deleteAccount.submit', danger),
];

export const profile: Screens = {
  profile: {
    name: 'profile.title',
    widgets: [
      tabBar('profile.title'),
      photo('samples.you', {value: 'samples.youEmail'}),
      go('profile.personal'),
      go('password.title'),
      go('paymentMethods.title'),
      go('promotions.title'),
      go('preferences.title'),
      go('help.title'),
      go('profile.terms'),
      go('profile.privacy'),
      go('profile.signout', danger),
      go('deleteAccount.title', danger),
      tabs('tabs.profile'),
    ],
    dialogs: {
      'profile.signoutDialog': {
        name: 'profile.signoutDialog.title',
        widgets: [
          heading('profile.signoutDialog.title'),
          button('profile.signoutDialog.confirm', danger),
          button('common.cancel'),
        ],
      },
    },
    toasts: ['common.saved', 'password.saved'],
  },

  personal: {
    name: 'profile.personal',
    widgets: [
      bar('profile.personal'),
      photo('samples.you', {action: 'profile.photo.change'}),
      field('profile.fields.name', {value: 'samples.you'}),
      emailField('profile.fields.email', {
        value: 'samples.youEmail',
        hint: 'profile.fields.emailHint',
        errors: ['profile.errors.emailTaken'],
      }),
      phoneField('profile.fields.phone', {value: 'samples.youPhone'}),
      button('common.saveChanges'),
    ],
    dialogs: {
      'profile.photo': {
        name: 'profile.photo.change',
        widgets: [button('profile.photo.take'), button('profile.photo.choose'), button('profile.photo.remove', danger)],
      },
    },
    toasts: ['common.saved'],
  },

  password: {
    name: 'password.title',
    widgets: password,
    states: {'password.otherPhones': remember('password.otherPhones', password)},
    toasts: ['password.saved'],
  },

  preferences: {
    name: 'preferences.title',
    widgets: preferences(),
    states: {
      'preferences.noticesBlocked': preferences(text('preferences.noticesBlocked'), link('common.openSettings')),
    },
  },

  'delete-account': {
    name: 'deleteAccount.title',
    widgets: deleteAccount,
    states: {
      'deleteAccount.understand': remember('deleteAccount.understand', deleteAccount),
      'deleteAccount.errors.activeOrders': [
        bar('deleteAccount.title'),
        text('deleteAccount.intro'),
        heading('deleteAccount.errors.activeOrders'),
        button('deleteAccount.viewOrders'),
      ],
    },
    dialogs: {
      'deleteAccount.dialog': {
        name: 'deleteAccount.dialog.title',
        widgets: [
          heading('deleteAccount.dialog.title'),
          text('deleteAccount.dialog.body'),
          button('deleteAccount.dialog.confirm', danger),
          button('deleteAccount.dialog.keep'),
        ],
      },
    },
  },
};
