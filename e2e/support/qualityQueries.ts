import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {projectFolder} from './build';
import type {Locale} from './routes';

/** An answer to a query: a route without a slash at the end and, if the answer is in a section, its id. */
export interface Answer {
  readonly route: string;
  readonly id?: string;
}

/** A query of a reader and its acceptable answers. Some kinds of queries define the expectation and have no answers. */
export interface QualityQuery {
  readonly kind: string;
  readonly text: string;
  readonly answers: readonly Answer[];
}

export function parseAnswer(text: string): Answer {
  const [route = '', id] = text.split('#');
  return {route: route.replace(/(?<=.)\/$/, ''), ...(id !== undefined && {id})};
}

/** The queries of a file of `src/search/quality`: `[kind]` lines, and below each `query => /route#id | /route`, or `query` alone. */
export function queriesOf(name: string, locale: Locale): QualityQuery[] {
  const text = readFileSync(join(projectFolder, `src/search/quality/${name}.${locale}.txt`), 'utf8');
  let kind = '';
  return text.split('\n').flatMap((line) => {
    const [, group] = /^\[(.+)\]$/.exec(line.trim()) ?? [];
    kind = group ?? kind;
    if (group !== undefined || /^\s*(?:#|$)/.test(line)) return [];
    const [query = '', ...answers] = line.split(/=>|\|/).map((part) => part.trim());
    return [{kind, text: query, answers: answers.map(parseAnswer)}];
  });
}
