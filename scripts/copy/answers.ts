import {revealTarget} from '../../src/static-first';

// The only script of a copy: it opens the answer that a link leads to.
const reveal = () => revealTarget(location.hash);
addEventListener('hashchange', reveal);
reveal();
