/** The weights of the ranking. Finer weights buy less than a point of the queries in `quality/`. */

/** How much a word counts in a field. Short names that readers have for a section count as its heading. */
export const IMPACTS = {text: 2, heading: 6, keyword: 9, title: 15} as const;
/** A post comes after the manual: each of its fields counts as the next lower one. */
export const IMPACTS_OF_POST = {title: 9, keyword: 6, heading: 2, text: 2} as const;
/** A name of more words is a question as a whole: its single words say little. */
export const MAX_WORDS_OF_SHORT_NAME = 2;
/** A word in the text of a larger share of the pages says nothing there: only pages that have it in a heading are kept. */
export const MAX_SHARE_OF_TEXT = 1 / 6;
/** On a small site this number of pages is not a large share. */
export const FEW_PAGES = 5;
/** Further evidence of the same kind counts with this share: a word's other places, its synonyms, the second nearest name. */
export const EXTRA_SHARE = 0.25;
/** The share of a page's score that comes from the words of its best section alone. */
export const PROXIMITY_SHARE = 0.5;
/** A page, or a section of it, with less than this share of the best score has some of the words by chance. */
export const CUTOFF = 0.5;
/** The weight of the nearest name compared with the words of a page: for a question it decides, for a subject the words do. */
export const NAMES_WEIGHT = 11;
/** Two words in their order add little to the words themselves. */
export const PAIR_WEIGHT = 0.15;
/** How far apart two words of a query may be to be a pair: one word may be between. */
export const MAX_PAIR_DISTANCE = 2;
/** A query of fewer words is a subject rather than a question. */
export const QUESTION_LENGTH = 4;
/** The discount on the score of words when the query is a question, whose nearest name says more. */
export const QUESTION_DISCOUNT = 0.5;
/** How much the words of a page about removing something count when the query does not ask for that. */
export const UNASKED_REMOVAL_SHARE = 0.3;
/** A negation helps to choose an answer, but is not a topic. */
export const NEGATION_WEIGHT = 0.5;
/** A synonym is another word, and may mean another thing. */
export const SYNONYM_WEIGHT = 0.65;
/** For a word that only begins like the typed one. If the typed word is a whole word itself, few readers mean another. */
export const COMPLETION_WEIGHT = {alone: 0.85, besideExact: 0.4} as const;

/** The costs of corrections. A mistake costs 1. */

/** The cost of a word that is pronounced alike, lower than the cost of any edit. */
export const SAME_SOUND_COST = 0.4;
/** Added if only the stem is compared. */
export const STEM_COST = 0.15;
/** Added instead if the stem has four letters, so that each matters; shorter stems are not compared. */
export const SHORT_STEM_COST = 0.6;
export const SHORT_STEM = 4;
/** Two mistakes in a shorter word leave too little of it: human would be main, and blind behind. */
export const LONG = 8;
/** A correction that costs more is a coincidence: papeles for PayPal. */
export const MAX_COST = 2;
/** Up to this cost a correction is good enough to stop looking. */
export const GOOD_COST = 1.1;

/**
 * The maximum length of a query, in letters. Anything can be pasted, and the work per keystroke must be bounded: the whole field is
 * rendered, and each unknown word is compared with the whole dictionary.
 */
export const MAX_QUERY_LETTERS = 300;
