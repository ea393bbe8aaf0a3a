// The door of the search for code that runs in Node: see README.md.
/** @public for the bench */
export {type Analyzer, createAnalyzer} from './core/analyzer';
export {buildIndex, type BuildOptions} from './core/buildIndex';
export {openSearch, type Search, type SearchResult} from './core/search';
export type {SearchPage} from './core/searchPage';
export {readLanguage} from './language/readLanguage';
export {default} from './plugin';
export {searchedFiles, searchPage} from './plugin/pages';
export {searchScript} from './plugin/searchScript';
export {writeIndex} from './plugin/writeIndex';
export {parseSynonyms, synonymsFile} from './synonyms/parseSynonyms';
