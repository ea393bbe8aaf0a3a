import {bar, button, heading, item, line, lines, row, text, type Widget, type Screens} from '../widgets';

const card = (more?: Partial<Widget>): Widget => item('samples.promotion', {icon: 'promotions', ...more});

export const promotions: Screens = {
  promotions: {
    name: 'promotions.title',
    widgets: [bar('promotions.title'), card({note: 'promotions.validUntil'})],
    states: {
      'promotions.ended': [bar('promotions.title'), card({note: 'promotions.ended'})],
      'promotions.empty': [bar('promotions.title'), text('promotions.empty')],
    },
  },

  promotion: {
    name: 'samples.promotion',
    widgets: [
      bar('samples.promotion'),
      line('promotions.validUntil'),
      heading('promotions.conditions'),
      lines,
      row('promotions.code', {value: 'samples.promotionCode', action: 'promotions.copy'}),
      button('promotions.use'),
    ],
    toasts: ['promotions.copied'],
  },
};
