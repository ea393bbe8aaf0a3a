/** The constants of the ranking. More exact values gain less than one point on the queries in `quality/`, or lose some. */

/**
 * How much more a word counts in a heading than in the text, and in a title than in a heading: a title describes its headings, a heading
 * its text.
 */
const FIELD_STEP = 3;
/** Readers' keywords of a page count as its title. */
export const IMPACTS = {text: 1, heading: FIELD_STEP, title: FIELD_STEP ** 2} as const;
/** A post comes after the manual: each of its fields counts as the next lower one. */
export const IMPACTS_OF_POST = {text: IMPACTS.text, heading: IMPACTS.text, title: IMPACTS.heading} as const;
/** A page that repeats a word, or also has its synonyms, is hardly more about it: they add this share of their score. */
export const EXTRA_SHARE = 0.25;
/** Weak evidence counts half: a completion or a synonym, which may mean something else, and the second nearest name. */
export const WEAK_EVIDENCE = 0.5;
/** A page, or a section of it, with less than this share of the best score has some of the words by chance. */
export const CUTOFF = 1 / 3;
/** The weight of the nearest name compared with the words of a page. In a question the name decides; in a short query, the words do. */
export const NAMES_WEIGHT = 10;
/** A query of so many words is a question, which has a nearest name; with fewer it is more and more a subject. */
export const QUESTION_LENGTH = 4;
/** A name or message of more words is a sentence, which counts as a whole; one of so few consists of subjects, like a heading. */
export const SHORT_NAME = 2;

/** A shorter word, stem or part of a word resembles too many others to be corrected: letters. */
export const MIN_CORRECTED_LETTERS = 4;
/** Two mistakes in a shorter word leave too little of it: human would be main, and blind behind. */
export const LONG_WORD = 8;
/** Another ending is not a mistake, but the same ending is nearer. */
export const OTHER_ENDING_COST = 0.5;

/**
 * The maximum length of a query, in letters. Anything can be pasted, and the work per keystroke must be bounded: the whole field is
 * rendered, and each unknown word is compared with the whole dictionary.
 */
export const MAX_QUERY_LETTERS = 300;
