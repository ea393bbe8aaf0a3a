import type {Document} from 'domhandler';
import {parseHtml} from '../../src/lib/html/parse';
import type {CardContent} from '../../src/outputs/cards/card/content';

/** For tests: a built page with this main part. */
export const pageWith = (main: string, head = ''): Document =>
  parseHtml(`<!doctype html><html lang=es><head>${head}</head><body>${main}`);

/** For tests: a task with three steps. */
export const task = (attributes = 'data-topic=contacts'): string =>
  `<main ${attributes}><header><svg><use href=/img/icons.svg#contacts /></svg>
  <a class=breadcrumbs__link>Ayuda</a><a class=breadcrumbs__link>Contactos</a><h1>Agrega un contacto</h1></header>
  <p class=lead>Solo hace falta su nombre. Nada más.</p>
  <ol class=strip><li><a>Abre <b>Contactos</b></a><li><a>Escribe</a><li><a>Guarda</a></ol>`;

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
