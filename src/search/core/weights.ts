/** The weights of the ranking. Finer ones buy less than a point of the queries in `quality/`. */

/** How much a word counts in a field. Short names that readers have for a section count as its heading. */
export const IMPACTS = {text: 2, heading: 6, keyword: 9, title: 15} as const;
/** Further evidence of the same kind counts with this share: a word's other places, its synonyms, the second nearest name. */
export const EXTRA_SHARE = 0.25;
/** The share of a page's score that comes from the words of its best section alone. */
export const PROXIMITY_SHARE = 0.5;
/** A page, or a section of it, with less than this share of the best score has some of the words by chance. */
export const CUTOFF = 0.5;
/** The weight of the nearest name beside the words of a page: for a question it decides, for a subject the words do. */
export const NAMES_WEIGHT = 11;
/** Two words in their order tell little beside the words themselves. */
export const PAIR_WEIGHT = 0.15;
/** The discount on the score of words when the query is a question, whose nearest name tells more. */
export const QUESTION_DISCOUNT = 0.5;
/** The share of the words of a page about removing something that counts when the query does not ask for that. */
export const UNASKED_REMOVAL_SHARE = 0.3;
/** A synonym is another word, and may mean another thing. */
export const SYNONYM_WEIGHT = 0.65;
/** A word that only begins as the typed one. Beside a word that is typed in full, few mean another. */
export const COMPLETION_WEIGHT = {alone: 0.85, besideExact: 0.4} as const;

/**
 * The maximum length of a query, in letters. Anything can be pasted, and the work per keystroke must be bounded: the whole field is
 * rendered, and each unknown word is compared with the whole dictionary.
 */
export const MAX_QUERY_LETTERS = 300;
