export {findWord, UnknownWordError, type Catalogue, type Word} from './catalogue';
export {cutAtKeys, fillKeys} from './fill';
export {readExample} from '../../site/example';
export {holidayErrors, holidaysOf, holidayWords} from './holidays';
export {linkOf} from './link';
export {loadCatalogue, locateWord} from './load';
