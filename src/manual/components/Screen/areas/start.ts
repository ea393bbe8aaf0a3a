import {
  bar,
  brand,
  button,
  check,
  emailField,
  field,
  link,
  passwordField,
  phoneField,
  remember,
  text,
  type Widget,
  type Screens,
} from '../widgets';

const code: readonly Widget[] = [
  bar('code.title'),
  text('code.body'),
  field('code.field', {
    value: 'samples.confirmationCode',
    digits: true,
    errors: ['code.errors.wrong', 'code.errors.expired'],
  }),
  button('code.submit'),
  link('code.resend'),
];

const signup: readonly Widget[] = [
  bar('signup.title'),
  field('signup.fields.name', {value: 'samples.you', hint: 'signup.fields.nameHint'}),
  emailField('signup.fields.email', {
    value: 'samples.youEmail',
    hint: 'signup.fields.emailHint',
    errors: ['signup.errors.emailTaken'],
  }),
  phoneField('signup.fields.phone', {value: 'samples.youPhone', hint: 'signup.fields.phoneHint'}),
  passwordField('signup.fields.password', {hint: 'signup.fields.passwordHint', errors: ['signup.errors.passwordWeak']}),
  check('signup.terms', {errors: ['signup.errors.terms']}),
  button('signup.submit'),
  link('signup.haveAccount'),
];

export const start: Screens = {
  welcome: {
    name: 'app.name',
    widgets: [
      brand('app.name', {value: 'app.tagline'}),
      button('welcome.signup'),
      button('welcome.signin'),
      link('preferences.language'),
    ],
    toasts: ['deleteAccount.done'],
  },

  signup: {
    name: 'signup.title',
    widgets: signup,
    states: {'signup.terms': remember('signup.terms', signup)},
  },

  code: {
    name: 'code.title',
    widgets: code,
    // Only after a new account: elsewhere the email is changed in the profile.
    states: {'code.changeEmail': [...code, link('code.changeEmail')]},
  },

  signin: {
    name: 'signin.title',
    widgets: [
      bar('signin.title'),
      emailField('signin.fields.email', {value: 'samples.youEmail'}),
      passwordField('signin.fields.password', {errors: ['signin.errors.wrong', 'signin.errors.tooMany']}),
      button('signin.submit'),
      link('signin.forgot'),
    ],
  },

  reset: {
    name: 'reset.title',
    widgets: [
      bar('reset.title'),
      text('reset.body'),
      emailField('reset.fields.email', {value: 'samples.youEmail'}),
      button('reset.submit'),
    ],
  },

  'reset-new': {
    name: 'reset.title',
    widgets: [
      bar(),
      passwordField('password.fields.new', {errors: ['password.errors.weak', 'password.errors.same']}),
      passwordField('password.fields.repeat', {errors: ['password.errors.mismatch']}),
      button('password.save'),
    ],
    toasts: ['password.saved'],
  },
};
