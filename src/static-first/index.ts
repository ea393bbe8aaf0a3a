// The door of this folder for code in the browser. It loads no package. client/ is the door for components, build/ the door for the
// build, names.ts the one for names that other programs share.
export {integrityOf, loadStylesheet} from './deferred/assets';
export {siteBase} from './deferred/baseUrl';
export {opensElsewhere, PAGE_CHANGE} from './deferred/links';
export {showPracticeLinks} from './deferred/practice';
export {isSearchShortcut} from './deferred/searchKeys';
export type {FieldActions, SearchPanel} from './deferred/searchScript';
export {isOfflineSupported, registerWorker} from './deferred/visitedPages';
export {localVoice} from './deferred/voice';
export {fetchFile} from './fetchFile';
export {hasSpeech, isCachingSupported} from './inline/browserFeatures';
export {isConstrained} from './inline/conditions';
export {revealTarget} from './inline/revealTarget';
export {readValid, takeItem, writeItem} from './inline/storage';
