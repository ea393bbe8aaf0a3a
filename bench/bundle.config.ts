import type {Config} from '@docusaurus/types';
import config from '../docusaurus.config';
import {bundleTable} from './bundle';

/** The site's own configuration, and after the build a table of what is in its scripts. Used by `npm run bench:bundle`. */
const measured: Config = {...config, plugins: [...(config.plugins ?? []), bundleTable]};

export default measured;
