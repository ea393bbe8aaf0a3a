export {findWord, UnknownWordError, type Catalogue, type Word} from './catalogue';
export {cutAtKeys, fillKeys} from './fill';
export {holidayErrors, holidaysOf, holidayWords} from './holidays';
export {linkOf} from './link';
export {loadCatalogue, locateWord} from './load';
