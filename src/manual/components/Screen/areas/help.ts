import {bar, button, choose, field, go, heading, line, messages, option, text, type Screens} from '../widgets';

const optional = {note: 'common.optional'};

export const help: Screens = {
  help: {
    name: 'help.title',
    widgets: [
      bar('help.title'),
      go('help.faq'),
      go('help.manual'),
      go('help.write'),
      go('help.messages'),
      go('help.email'),
      go('help.call'),
      line('help.hours'),
      line('help.version'),
    ],
    toasts: ['help.form.sent'],
  },

  'help-write': {
    name: 'help.write',
    widgets: [
      bar('help.write'),
      heading('help.form.topic'),
      option('help.form.topics.account'),
      option('help.form.topics.payment'),
      option('help.form.topics.order'),
      option('help.form.topics.service'),
      option('help.form.topics.other'),
      choose('help.form.order', optional),
      field('help.form.message', {value: 'samples.message'}),
      text('help.form.safety'),
      button('help.form.photo', optional),
      button('help.form.submit'),
    ],
    toasts: ['help.form.sent'],
  },

  'help-messages': {
    name: 'help.messages',
    widgets: [bar('help.messages'), messages],
    states: {'help.messagesEmpty': [bar('help.messages'), text('help.messagesEmpty')]},
    toasts: ['help.form.sent'],
  },
};
