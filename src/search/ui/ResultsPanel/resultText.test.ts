import {describe, expect, it} from 'vitest';
import {resultText} from './resultText';

const page = {title: 'Envía mercado a tu familia', headings: []};
const section = {title: 'Mira cómo va tu pedido', headings: [{id: 'cancel', text: 'Cancela un pedido'}]};
const description = {line: 'Ábrelo y toca Cancelar.', steps: 0};
const steps = (count: number) => `${count} pasos`;

describe('what an option of the search says', () => {
  it('has the question as its title, and the beginning of the answer, the page and the topic below', () => {
    expect(resultText(section, 0, description, 'Pedidos y pagos', steps)).toEqual({
      title: 'Cancela un pedido',
      line: 'Ábrelo y toca Cancelar.',
      facts: ['Mira cómo va tu pedido', 'Pedidos y pagos'],
    });
  });

  it('has the name of a page once, and the number of steps of a task', () => {
    expect(resultText(page, 0, {line: '', steps: 6}, 'Servicios', steps)).toEqual({
      title: 'Envía mercado a tu familia',
      line: '',
      facts: ['Servicios', '6 pasos'],
    });
  });
});
