// The door of this folder for code in the browser. It loads no package. client/ is the door for components, build/ the door for the
// build, names.ts the one for names that other programs share.
export {integrityOf, loadStylesheet, pageAssets} from './deferred/assets';
export {siteBase} from './deferred/baseUrl';
export {opensElsewhere, PAGE_CHANGE} from './deferred/links';
export {openOverlay} from './deferred/overlayHistory';
export {showPracticeLinks} from './deferred/practice';
export {isOfflineSupported, registerWorker} from './deferred/visitedPages';
export {localVoice} from './deferred/voice';
export {fetchFile, GoneError} from './fetchFile';
export {hasSpeech, isCachingSupported, isOfInputMethod} from './inline/browserFeatures';
export {isConstrained, isHydrated, narrowLayout} from './inline/conditions';
export {revealTarget} from './inline/revealTarget';
export {readValid, takeItem, writeItem} from './inline/storage';
