import {checkMessages} from '../../manual/catalogue/messages';
import {locales} from '../../site/locales';
import type {Rule} from '../rule';

/** Every message of the app is explained, in every language, in one section of the manual. The build fails on the same errors. */
export const messagesRule: Rule = {
  name: 'messages of the app',
  check: ({siteDir}) => locales.flatMap((locale) => checkMessages(siteDir, locale)),
};
