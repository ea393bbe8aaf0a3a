/**
 * The maximum length of a query, in letters. Anything can be pasted, and the work per keystroke must be bounded: the whole field is
 * rendered, and each unknown word is compared with the whole dictionary.
 */
export const MAX_QUERY_LETTERS = 300;
