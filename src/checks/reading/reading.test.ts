// cspell:disable -- letters and syllables
import {expect, it} from 'vitest';
import {score, sentencesOf} from './score';
import {countSpanishSyllables} from './spanishSyllables';

/**
 * Words as grammars divide them: the examples of the Diccionario panhispánico de dudas (RAE and ASALE, 2005) under "diptongo",
 * "triptongo" and "hiato" and of the Ortografía (2010), with examples that schools use for the same rules. Words are divided as in
 * spelling: prohi-bir, huí-a-mos, however a region pronounces them.
 */
const wordsBySyllables = {
  diphthongs: 'ai-re cau-sa pei-ne deu-da boi-na bou via-je cie-lo a-pio a-gua hue-vo mons-truo ciu-dad rui-do viu-da',
  'accents on them': 'des-pués tam-bién a-diós náu-ti-co cuí-da-te lin-güís-ti-ca cons-truí huí',
  triphthongs: 'a-ve-ri-güéis lim-piáis buey miau guau U-ru-guay es-tu-diáis o-pioi-de viei-ra',
  'strong vowels': 'ca-er te-a-tro po-e-ta a-é-re-o co-á-gu-lo le-er al-co-hol a-ho-ra hé-ro-e cam-pe-ón',
  'weak vowels with an accent': 'ra-íz pa-ís re-ír o-ír ba-úl bú-ho dí-a rí-o gra-dú-a ca-í-da ve-hí-cu-lo',
  'equal vowels': 'a-za-har po-se-er chi-i-ta lo-or du-un-vi-ro Sa-a-ve-dra',
  'h between vowels': 'ahu-ma-do prohi-bir pro-hí-ben rehu-sar des-ahu-cio cohi-bi-do a-hí',
  'weak vowels between strong ones': 'sa-lí-ais vi-ví-ais le-í-a cre-í-ais ca-í-a huí-a-mos',
  'silent u': 'que-so qui-tar gue-rra guí-a si-guien-te ver-güen-za pin-güi-no a-quí quién',
  y: 'y muy soy rey a-yu-da pla-ya yo ma-yo-rí-a con-vo-yes',
  'everyday words': 'con-tac-to a-gre-gar te-lé-fo-no có-di-go con-tra-se-ña trans-por-te obs-truc-ción',
};
it.each(Object.entries(wordsBySyllables))('Spanish syllables are counted as grammars divide words: %s', (_, words) => {
  const counts = words.split(' ').map((word) => [word, countSpanishSyllables(word.replaceAll('-', ''))]);
  const expected = words.split(' ').map((word) => [word, word.split('-').length]);
  expect(counts).toEqual(expected);
});

it('sentences end where a new one begins, and not inside a number, an address or an hour', () => {
  expect(sentencesOf('Toca Pagar. ¿No pasa nada? Espera un poco… Luego mira.')).toHaveLength(4);
  expect(sentencesOf('De 9:00 a 17:00, versión 3.10, en cercana.example y listo.')).toHaveLength(1);
});

it('an easy text has a better score than a hard one', () => {
  expect(score(['Toca el botón. Mira la lista. Elige a tu contacto.'], 'es')?.points).toBeGreaterThan(65);
  const words = 'La modificación de la configuración correspondiente requiere autorización administrativa otorgada.';
  expect(score([words], 'es')?.points).toBeLessThan(30);
});
