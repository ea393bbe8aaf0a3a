import type {SearchData} from '../plugin/searchScript';

/** The build inserts it. */
declare const SEARCH_DATA: SearchData;

export const {texts, outline, sprite} = SEARCH_DATA;

/** Puts a value into a text. */
export const fillText = (text: string, name: string, value: string): string => text.replace(`{${name}}`, () => value);
