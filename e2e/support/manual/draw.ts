import type {Locale} from '../../../src/site/locales';
import {drawScreen, type ScreenRequest} from '../../../src/manual/components/Screen';

/** A stand-in for the catalogue: a word about as long as the real one, made from the end of its key. */
const wordOf = (key: string): string => key.split('.').slice(-2).join(' ');

/** The HTML of a picture, in Spanish with made-up words unless told. */
export const draw = (request: ScreenRequest, locale: Locale = 'es', words = wordOf): string =>
  drawScreen(request, words, {locale, iconUrl: '/img/icons.svg'}).html;

/** The alternative text of a picture. */
export const altOf = (html: string): string =>
  [...html.matchAll(/<p class="screen__alt[^>]*>([^<]*)</g)].map(([, words]) => words).join(' ');

/** How often a piece of HTML occurs. */
export const count = (html: string, piece: string): number => html.split(piece).length - 1;
