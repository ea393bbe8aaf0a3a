import {openSearch} from '../core/search';
import {nameNearestPage} from './nearestPage';
import {openPanel} from './panel';

// The script of the search, with its engine. src/static-first/deferred/searchScript.ts loads it on use, together with the index.

window.openSearch = (index, base) => {
  const search = openSearch(index);
  return {
    openPanel: (box, actions) => openPanel(box, search, base, actions),
    suggestPage: () => nameNearestPage(search, base),
  };
};
