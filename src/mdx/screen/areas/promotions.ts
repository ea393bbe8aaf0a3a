import {bar, button, field, heading, line, lines, row, text, type Part, type Screens} from '../parts';

const card = (more?: Partial<Part>): Part => row('samples.promotion', {icon: 'promotions', ...more});

export const promotions: Screens = {
  promotions: {
    name: 'promotions.title',
    parts: [bar('promotions.title'), card({note: 'promotions.validUntil'})],
    states: {
      'promotions.ended': [bar('promotions.title'), card({note: 'promotions.ended'})],
      'promotions.empty': [bar('promotions.title'), text('promotions.empty')],
    },
  },

  promotion: {
    name: 'samples.promotion',
    parts: [
      bar('samples.promotion'),
      line('promotions.validUntil'),
      heading('promotions.conditions'),
      lines,
      field('promotions.code', {value: 'samples.promotionCode', action: 'promotions.copy'}),
      button('promotions.use'),
    ],
    toasts: ['promotions.copied'],
  },
};
