type EsModule = {__esModule?: boolean};

/** The only helper of tslib in the client bundle: gives CommonJS code the default export of an ES module or a CommonJS module. */
export function __importDefault(module: EsModule | undefined): unknown {
  return module?.__esModule ? module : {default: module};
}
