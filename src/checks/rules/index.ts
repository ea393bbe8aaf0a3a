import {checkMessages} from '../../manual/catalogue/messages';
import {locales} from '../../site/locales';
import type {Rule} from '../rule';
import {answerLinksRule, linkWordsRule} from './answerLinks';
import {catalogueRule} from './catalogue';
import {repeatedWordsRule, lengthRule, picturesRule} from './words';
import {fileNamesRule} from './fileNames';
import {frontMatterRule} from './frontMatter';
import {headingsRule} from './headings';
import {leftoversRule} from './leftovers';
import {postsRule} from './posts';
import {readabilityRule, sentenceRule} from './readability';
import {screensRule} from './screens';
import {sidebarRule} from './sidebar';
import {synonymsRule} from './synonyms';
import {termsRule} from './terms';
import {translationParityRule} from './translationParity';
import {typedByHandRule} from './typedByHand';
import {unusedRule} from './unused';

/** All errors that fail the build: unknown keys, misused components, unknown pages and screens. */
export const buildRule: Rule = {
  name: 'keys and components',
  check: (site) => [...site.readErrors, ...site.pages.flatMap((page) => page.errors)],
};

/** Every message of the app is explained, in every language, in one section of the manual. The build fails on the same errors. */
const messagesRule: Rule = {
  name: 'messages of the app',
  check: ({siteDir}) => locales.flatMap((locale) => checkMessages(siteDir, locale)),
};

export const rules: readonly Rule[] = [
  buildRule,
  catalogueRule,
  messagesRule,
  unusedRule,
  typedByHandRule,
  fileNamesRule,
  frontMatterRule,
  postsRule,
  headingsRule,
  leftoversRule,
  lengthRule,
  answerLinksRule,
  linkWordsRule,
  picturesRule,
  screensRule,
  sidebarRule,
  synonymsRule,
  translationParityRule,
  termsRule,
  repeatedWordsRule,
  readabilityRule,
  sentenceRule,
];
