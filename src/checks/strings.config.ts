import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';

/** The site's own configuration, for `check:ui-strings`: without its translations, and with another place to write the texts in use. */
export default {...config, i18n: {...config.i18n, path: '.cache/strings'}} as Config;
