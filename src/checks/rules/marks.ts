import {phrase, writerMessage} from '../../writer-errors/message';
import {FOREIGN} from '../prose';
import type {Finding} from '../rule';

/** Other legitimate uses of these characters: addresses, a_b, ~5, #5, 5#, US$, $5, 5 $, 1 + 1 = 2. */
const noMarks =
  /(?:(?<!\p{L})\p{L}+:\/\/|www\.|(?<![\p{L}\d.-])[\p{L}\d.-]+\.\p{L}{2,}\/|(?<![\p{L}\d.+-])[\p{L}\d.+-]+@)[^\s*`[\]|<>{}]+|(?<=[\p{L}\d])_+(?=[\p{L}\d])|(?<!&)[~#](?=\d)|(?<=[\p{L}\d])#(?![#\p{L}])|\$(?=\s?\d|\uFFFC|$)|(?<=\d\s?|\p{Lu})\$|(?<=\s)=(?=\s)|=(?=\d)/gu;

/**
 * Marks that the parser does not recognize, so that readers see them as typed. A text that begins a line has a line break before it. Each
 * line is reported once, for the first of these kinds.
 */
export const marks = {
  contents: /\[\[?_*toc_*\]/giu,
  directive: /\[![\p{L}-]+\]|::|(?<![\p{L}\p{N}]):[\w+-]+:|(?<=\n[ >]*)(?::|[!?]{3}\+?) /gu,
  size: /!\[[^\]]*\]\(\S+ +[=\uFFFC][^)]*\)/gu,
  space: /(?<=\n[ >]*)(?:[-+*>]|#+|\d+[.)])?[^\S \t\r\n]|[^\S \t\r\n](?=\r?\n)/gu,
  note: /\[\^|\^\[/gu,
  box: /\[[ x]?\](?!\()/giu,
  link: /[[\]【】]/gu,
  table: /[|\t]/gu,
  tag: /<[/!a-z][^<>]*>|-->|\/>/giu,
  underline: /={3,}|-{2,}/gu,
  entity: /&(?:#\w+|[a-z]{2,})/gu,
  dialect: /\^|~(?!~)(?<!~~)|''|\+\+|=|\$|%[\p{L}%]|(?<!:)\/\/|:\/\/(?=\s|$)|(?<=\n[ >]*)(?:h[1-6]|bq|p)\. /gu,
  emphasis: /[*_~]+/gu,
  code: /[`´]+/gu,
  heading: /#+/gu,
  list: /(?<=\n[ >]*)(?:[-+](?= ?[¿¡«"]?\p{L})|\d\d?(?: ?[.)]-?(?= |[¿¡«"]?\p{Lu})|- )|[•◦▪●■‣·➢✓✔→] ?|[–—‒−] |\(?(?:\p{L}|\d\d?)\) |\p{Ll}\. (?!\p{L}\.))/gu,
  key: /[{}]/gu,
  backslash: /\\/gu,
};

/** The letters that a wrong encoding makes from the first byte of a letter, and from the bytes after it. */
const [firstLetters, nextLetters] = [
  // cspell:disable-next-line
  'ÂÃÄÅÆÇÈÊËÌÎÏÐÒÔÕÖØÙÛÝÞßâïð',
  '\\u0080-\\u00BF\\u0152-\\u0192\\u02C6\\u02DC\\u2013-\\u2122',
];

/** Replacement characters, and letters that look like others. */
const letters = {
  lost: new RegExp(
    `[${firstLetters}][${nextLetters}]|[\\u2500-\\u259F]|\\p{L}[¡-©¬®-¶¸¹¼-¾×÷‚ƒ„†‡ˆ‰√]\\p{L}|\\p{L}\\?\\p{L}|%[2-9A-F][\\dA-F]|(?:=[89A-F][\\dA-F]){2}|\\p{L}=[89A-F][\\dA-F]`,
    'gu',
  ),
  alike:
    /(?<=\p{sc=Latin})(?![\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}\p{DI}])\p{L}|(?![\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}\p{DI}])\p{L}(?=\p{sc=Latin})|(?<!\p{L})\p{sc=Cyrl}(?!\p{L})|[\uFB00-\uFB06\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]/gu,
};

/** A gap in a line, and an address that did not become a link. */
export const inText = {
  space: /[^\S \t\r\n](?=[^\S\t\r\n])/gu,
  bare: /(?<![\p{L}\p{N}])(?:www\.|\p{L}+:\/\/)[\p{L}\p{N}]/giu,
};

/** Characters that nobody sees, or that replace lost ones, wherever they are. */
export const characters = {
  lost: /[\uFFFC\uFFFD]/gu,
  accent: /[\u0300-\u036F]/gu,
  // An emoji may contain several of these.
  unseen:
    /(?![\t\n\r]|(?<=\p{Emoji})\uFE0F|(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D|(?<=\p{Extended_Pictographic}[\u{E0020}-\u{E007F}]*)[\u{E0020}-\u{E007F}])[\p{DI}\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{NChar}\u2800]/gu,
};

const toSpell = new RegExp(`[^\\S \\t\\n]|[\\uFFFD\\u0300-\\u036F]|${characters.unseen.source}`, 'gu');
const spellingOf = (text: string): string =>
  text.replace(toSpell, (sign) => `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`);

export type Kind =
  | keyof typeof marks
  | keyof typeof letters
  | keyof typeof characters
  | 'target'
  | 'ownSite'
  | 'quotes'
  | 'bare'
  | 'address'
  | 'picture'
  | 'empty'
  | 'fence'
  | 'id'
  | 'import'
  | 'indent'
  | 'break'
  | 'comment'
  | 'anchor';
export interface Place {
  readonly text: string;
  readonly line: number;
  /** The typed text, for messages, if it differs from `text`. */
  readonly typed?: string;
}

/** The finding of a kind at a place, with its message. */
export const toFinding = (kind: Kind, {text, line}: Place): Finding => {
  const values = {found: spellingOf(text), expected: phrase(`leftover.${kind}`)};
  const isLetter = kind in characters || kind in letters;
  return {line, message: isLetter ? writerMessage('oddCharacter', values) : writerMessage('leftover', values)};
};

/** The hits of a table of patterns in texts. */
export function find(kinds: Partial<Record<Kind, RegExp>>, places: readonly Place[]): Finding[] {
  // Pages have hundreds of texts and hardly any errors, so one search of all texts finds the kinds to look for.
  const joinedText = places.map(({text}) => text).join(' ');
  const presentKinds = (Object.entries(kinds) as [Kind, RegExp][]).filter(
    ([, pattern]) => joinedText.search(pattern) >= 0,
  );
  return places.flatMap(({text, line: firstLine, typed = text}) =>
    presentKinds.flatMap(([kind, pattern]) =>
      [...text.matchAll(pattern)].map(({0: match, index}) => {
        const line = firstLine + (text.slice(0, index).match(/\n/g)?.length ?? 0);
        const start = Math.max(text.lastIndexOf('\n', index) + 1, index - 12);
        const [excerpt = ''] = typed.slice(start, index + match.length + 12).split('\n');
        return toFinding(kind, {text: excerpt.replaceAll(FOREIGN, '').trim(), line});
      }),
    ),
  );
}

/** One mistake often leaves several marks. */
export const firstOfEachLine = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({line}, index) => findings.findIndex((other) => other.line === line) === index);

/** The marks and letters that are left in texts. */
export const findMarks = (kinds: Partial<Record<Kind, RegExp>>, places: readonly Place[]): Finding[] =>
  find(
    {...letters, ...kinds},
    places.map(({text, line}) => ({
      line,
      typed: text,
      text: text.replace(noMarks, ({length}) => FOREIGN.repeat(length)),
    })),
  );
