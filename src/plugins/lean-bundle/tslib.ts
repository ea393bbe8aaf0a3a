type EsModule = {__esModule?: boolean};

/** The only helper of tslib in the client bundle: lets CommonJS code read the default export of either kind of module. */
export function __importDefault(module: EsModule | undefined): unknown {
  return module?.__esModule ? module : {default: module};
}
