// @ts-check
// The helper that @docusaurus/utils-common (3.10.2) takes from tslib. All pages would load all helpers of tslib: 3.6 kB compressed.
exports.__importDefault = (/** @type {{__esModule?: boolean}} */ module) =>
  module.__esModule ? module : {default: module};
