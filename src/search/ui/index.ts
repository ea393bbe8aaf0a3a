// The door of the search for pages: see ../README.md.
export {SearchBox} from './SearchBox';
