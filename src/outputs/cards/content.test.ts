import {describe, expect, it} from 'vitest';
import {taskCard} from '../../../e2e/support/cards';
import {parseHtml} from '../../lib/html/tree';
import {cardContent, cardText} from './content';

/** A built page with this main part. */
const pageWith = (main: string) => parseHtml(`<!doctype html><html lang=es><body>${main}`);

/** A task with three steps. */
const task = `<main data-topic=contacts><header><svg><use href=/img/icons.svg#contacts /></svg>
  <a class=breadcrumbs__link>Ayuda</a><a class=breadcrumbs__link>Contactos</a><h1>Agrega un contacto</h1></header>
  <p class=lead>Solo hace falta su nombre. Nada más.</p>
  <ol class=strip><li><a>Abre <b>Contactos</b></a><li><a>Escribe</a><li><a>Guarda</a></ol>`;

const timelineOf = (main: string) => cardContent(pageWith(`<main class=doc__grid>${main}`), 'Ayuda').timeline;
const heading = (id: string, text: string) => `<h2 id=${id}>${text}<a class=hash-link href=#${id}>\u200B</a></h2>`;

describe('the card of a page', () => {
  it('has the section of the page, its title, its topic and its steps', () => {
    expect(cardContent(pageWith(task), 'Ayuda')).toEqual(taskCard);
    expect(cardText(taskCard)).toBe('Agrega un contacto: Abre Contactos, Escribe, Guarda');
  });

  it('shows four steps of the first task, and that there are more', () => {
    const steps = [1, 2, 3, 4, 5].map((number) => `<li><a>Paso ${number}</a>`).join('');
    expect(timelineOf(`<h1>a</h1><div class=strip><ol>${steps}</ol></div><div class=strip><a>Otro</a></div>`)).toEqual({
      kind: 'steps',
      labels: ['Paso 1', 'Paso 2', 'Paso 3', 'Paso 4'],
      more: 1,
    });
  });

  it('shows the parts of a page that has no steps, in their order, without those that every page has, up to one that would not fit', () => {
    const parts = [
      'que,Qué es',
      'como,Cómo va',
      'largo,Un nombre con muchas más letras que el hueco',
      'fin,Al final',
      'problems,Falla',
    ]
      .map((part) => heading(...(part.split(',') as [string, string])))
      .join('');
    expect(timelineOf(`<h1>a</h1>${parts}`)).toEqual({kind: 'parts', labels: ['Qué es', 'Cómo va'], more: 2});
  });
});
