/** The version of Docusaurus whose internals are used. Raise it when contracts.test.ts passes with the next one. */
export const knownVersion = '3.10.2';
