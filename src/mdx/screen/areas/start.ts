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
  type Part,
  type Screens,
} from '../parts';

const code: readonly Part[] = [
  bar('code.title'),
  text('code.body'),
  field('code.field', {value: 'samples.confirmationCode', errors: ['code.errors.wrong', 'code.errors.expired']}),
  button('code.submit'),
  link('code.resend'),
];

const signup: readonly Part[] = [
  bar('signup.title'),
  field('signup.fields.name', {hint: 'signup.fields.nameHint'}),
  emailField('signup.fields.email', {hint: 'signup.fields.emailHint', errors: ['signup.errors.emailTaken']}),
  phoneField('signup.fields.phone', {hint: 'signup.fields.phoneHint'}),
  passwordField('signup.fields.password', {hint: 'signup.fields.passwordHint', errors: ['signup.errors.passwordWeak']}),
  check('signup.terms', {errors: ['signup.errors.terms']}),
  button('signup.submit'),
  link('signup.haveAccount'),
];

export const start: Screens = {
  welcome: {
    name: 'app.name',
    parts: [
      brand('app.name', {value: 'app.tagline'}),
      button('welcome.signup'),
      button('welcome.signin'),
      link('preferences.language'),
    ],
    toasts: ['deleteAccount.done'],
  },

  signup: {
    name: 'signup.title',
    parts: signup,
    states: {'signup.terms': remember('signup.terms', signup)},
  },

  code: {
    name: 'code.title',
    parts: code,
    // Only after a new account: elsewhere the email is changed in the profile.
    states: {'code.changeEmail': [...code, link('code.changeEmail')]},
  },

  signin: {
    name: 'signin.title',
    parts: [
      bar('signin.title'),
      emailField('signin.fields.email'),
      passwordField('signin.fields.password', {errors: ['signin.errors.wrong', 'signin.errors.tooMany']}),
      button('signin.submit'),
      link('signin.forgot'),
    ],
  },

  reset: {
    name: 'reset.title',
    parts: [bar('reset.title'), text('reset.body'), emailField('reset.fields.email'), button('reset.submit')],
  },

  'reset-new': {
    name: 'reset.title',
    parts: [
      bar(),
      passwordField('password.fields.new', {errors: ['password.errors.weak', 'password.errors.same']}),
      passwordField('password.fields.repeat', {errors: ['password.errors.mismatch']}),
      button('password.save'),
    ],
    toasts: ['password.saved'],
  },
};
