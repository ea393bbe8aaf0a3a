/**
 * What is read of a query, in letters. A query may be anything that can be pasted, and the work for a key must be bounded: the
 * whole field is drawn, and each unknown word is compared with the whole dictionary.
 */
export const MAX_QUERY_LETTERS = 300;
