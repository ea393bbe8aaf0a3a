import {existsSync} from 'node:fs';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import bundleTrimmingPlugin from './plugin';

type Configure = (config: object, isServer: boolean, utils: object) => {resolve: {alias: {[module: string]: unknown}}};

it.each([true, false])(
  'replaces modules by files, so that no id comes from the folder of the build (server: %s)',
  (isServer) => {
    const plugin = bundleTrimmingPlugin({generatedFilesDir: '/generated'} as LoadContext);
    const {resolve} = (plugin.configureWebpack as unknown as Configure)({}, isServer, {currentBundler: {}});
    const files = Object.values(resolve.alias);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => typeof file !== 'string' || !existsSync(file))).toEqual([]);
  },
);
