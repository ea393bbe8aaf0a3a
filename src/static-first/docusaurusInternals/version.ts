/** The version of Docusaurus whose internals this module knows. Raise it when contract.test.ts holds with the next one. */
export const knownVersion = '3.10.2';
