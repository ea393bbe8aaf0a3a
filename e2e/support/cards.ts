import type {CardContent} from '../../src/outputs/cards/content';

/** For tests: the content of the card of that task. */
export const taskCard: CardContent = {
  site: 'Ayuda',
  language: 'es',
  section: 'Contactos',
  title: 'Agrega un contacto',
  topic: 'contacts',
  icon: 'contacts',
  timeline: {kind: 'steps', labels: ['Abre Contactos', 'Escribe', 'Guarda'], more: 0},
};
