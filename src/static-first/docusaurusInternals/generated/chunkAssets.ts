import type {LoadContext, Plugin} from '@docusaurus/types';
import readRouteTable from './readRouteTable.cjs';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;
type Config = Parameters<ConfigureWebpack>[0];
type Plugins = NonNullable<Config['plugins']>;
type Compilation = InstanceType<Bundler['Compilation']>;
type Bundler = Parameters<ConfigureWebpack>[2]['currentBundler']['instance'];

/** The parts of Rspack that webpack's types lack. */
interface Rspack {
  RuntimePlugin: {
    getCompilationHooks: (compilation: Compilation) => {
      /** The source that creates the element `script` for the address `url`. */
      createScript: {tap: (name: string, change: (source: string) => string) => void};
    };
  };
}

/**
 * The plugins of the bundler with a replacement for `ChunkAssetPlugin` of Docusaurus (3.10.2): prefetching gets the file of a chunk by
 * the number of the chunk (routeTable.cjs) instead of its name, and the runtime sets the integrity hash of chunks.
 * @throws when the plugin is not there: Docusaurus has changed it
 */
export function withChunkAssets(plugins: Plugins, {generatedFilesDir}: LoadContext, bundler: Bundler): Plugins {
  const others = plugins.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
  if (others.length !== plugins.length - 1) {
    throw new Error(
      'src/static-first/docusaurusInternals/generated/chunkAssets.ts expects one ChunkAssetPlugin among the plugins of the client bundle and found another number. See lib/webpack/plugins/ChunkAssetPlugin.js and lib/client/docusaurus.js of @docusaurus/core.',
    );
  }
  // What webpack recommends instead is not in Rspack (1.7).
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- see above
  const {RuntimeModule, RuntimeGlobals} = bundler;
  const {RuntimePlugin} = bundler as unknown as Rspack;

  class ChunkAssets extends RuntimeModule {
    constructor(private readonly chunks: Compilation['chunks']) {
      super('ChunkAssets', RuntimeModule.STAGE_ATTACH);
      this.fullHash = true;
    }

    override generate(): string {
      const idByName = new Map([...this.chunks].map(({name, id}) => [name, id]));
      // A chunk that the bundler has merged into another one has no id, and no file to fetch.
      const ids = readRouteTable(generatedFilesDir).names.map((name) => idByName.get(name) ?? '');
      return `__webpack_require__.gca = (number) => {
  const id = ${JSON.stringify(ids.join())}.split(",")[number];
  return id && ${RuntimeGlobals.publicPath} + ${RuntimeGlobals.getChunkScriptFilename}(id);
};`;
    }
  }

  return [
    ...others,
    {
      apply(compiler) {
        compiler.hooks.thisCompilation.tap('chunk-assets', (compilation) => {
          // Without `crossOrigin` a script passes no integrity policy.
          RuntimePlugin.getCompilationHooks(compilation).createScript.tap(
            'chunk-assets',
            (source) => `${source}\nscript.crossOrigin = ""; script.integrity = __webpack_require__.integrityOf(url);`,
          );
          compilation.hooks.additionalTreeRuntimeRequirements.tap('chunk-assets', (chunk) => {
            compilation.addRuntimeModule(chunk, new ChunkAssets(compilation.chunks));
          });
        });
      },
    },
  ];
}
