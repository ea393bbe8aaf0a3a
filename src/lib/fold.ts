/** Lower case without accents: the form in which words are compared, and names of files are made. */
export const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
