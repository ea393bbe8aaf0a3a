export {findWord, UnknownWordError, type Catalogue, type Word, type WordKind} from './catalogue';
export {cutAtKeys, fillKeys, type Piece} from './fill';
export {linkOf, type FactLink} from './link';
export {catalogueFiles, cataloguePath, loadCatalogue} from './load';
export {didYouMean, nearest} from './nearest';
