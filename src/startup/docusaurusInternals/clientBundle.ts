import path from 'node:path';

/** Starts Docusaurus; replaces its own entry of the client bundle. */
export const clientEntry = path.join(__dirname, 'entry.ts');

/** The bundler loader for the configuration that Docusaurus generates. */
export const configLoader = path.join(__dirname, 'configLoader.cjs');
