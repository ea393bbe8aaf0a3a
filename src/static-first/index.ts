// The door of this folder for code in the browser, and for what Node shares with it. It loads no package. client/ is the door for
// components, build/ the door for the build.
export {isOverlayEntry, openOverlay} from './client/overlayHistory';
export {revealTarget} from './inline/revealTarget';
export {integrityOf, loadStylesheet, NOT_FOUND_SCRIPT_ATTRIBUTE, PAGE_ASSETS_ID, pageAssets} from './deferred/assets';
export {siteBase} from './deferred/baseUrl';
export {opensElsewhere, PAGE_CHANGE} from './deferred/links';
export {PRACTICE_FOLDER, showPracticeLinks} from './deferred/practice';
export {isOfflineSupported, registerWorker, WORKER} from './deferred/visitedPages';
export {localVoice} from './deferred/voice';
export {HYDRATED_ATTRIBUTE} from './docusaurusInternals/client/names';
export {fetchFile, GoneError} from './fetchFile';
export {hasSpeech, isCachingSupported, isOfInputMethod} from './inline/browserFeatures';
export {isConstrained} from './inline/conditions';
export {FONT_FAMILY, googleFonts} from './inline/font';
export {readValid, takeItem, writeItem} from './inline/storage';
export {decoded, normalizedPath, siteAddress} from './siteAddress';
