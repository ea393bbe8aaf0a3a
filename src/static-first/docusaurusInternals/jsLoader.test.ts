import {validateConfig} from '@docusaurus/core/lib/server/configValidation';
import {collectAllSiteMessages} from '@docusaurus/core/lib/server/siteMessages';
import {expect, it} from 'vitest';
import config from '../../../docusaurus.config';

const {future, ...siteConfig} = validateConfig(config, 'docusaurus.config.ts');

type Site = Parameters<typeof collectAllSiteMessages>[0]['site'];

/** The output of Docusaurus with its switch for SWC, or without. */
const messages = (swcJsLoader: boolean) => {
  const props = {siteDir: process.cwd(), siteConfig: {...siteConfig, future: {faster: {swcJsLoader}}}};
  return collectAllSiteMessages({site: {props} as unknown as Site});
};

it('the configuration keeps Docusaurus from saying at each build that babel.config.js can be removed', async () => {
  expect(await messages(true), 'no longer said: use the switch, and remove jsLoader').toHaveLength(1);
  expect(await messages(future.faster.swcJsLoader)).toEqual([]);
});
