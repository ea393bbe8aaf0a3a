// The door of this folder for the build.
export {contentChunkIds, CHUNK_FILE, MAIN_FILE, RUNTIME_FILE} from '../docusaurusInternals/chunkFiles';
export {jsLoader} from '../docusaurusInternals/jsLoader';
export {readBuildRecord, routeScripts, type BuildRecord, type RouteScripts} from '../docusaurusInternals/routeScripts';
export {default as bundle} from './bundle/plugin';
export {bundleScript, deferredScript, notFoundScriptTag} from './bundleScript';
export {template} from './htmlTemplate';
export {default as staticFirst} from './plugin';
export {selectorMatcher} from './styles/matchingSelectors';
export {siteStyles} from './styles/siteStyles';
export {customPropertiesIn} from './styles/stylesheet';
