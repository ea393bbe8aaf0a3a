// The door of this folder for the build.
export {jsLoader} from './bundle';
export {bundleScript, deferredScript, namedByContent, notFoundScriptTag, scriptsOnUse} from './bundleScript';
export {default as staticFirst} from './plugin';
export {selectorMatcher} from './styles/matchingSelectors';
export {customPropertiesIn, siteStyles} from './styles/siteStyles';
export {template} from './templates';
