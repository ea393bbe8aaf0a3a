import type {Rule} from '../rule';
import {answerLinksRule} from './answerLinks';
import {buildRule} from './build';
import {catalogueRule} from './catalogue';
import {editorRule} from './editor';
import {repeatedWordsRule} from './repeatedWords';
import {factsRule} from './facts';
import {frontMatterRule} from './frontMatter';
import {headingsRule} from './headings';
import {labelsRule} from './labels';
import {messagesRule} from './messages';
import {picturesRule} from './pictures';
import {readabilityRule, sentenceRule} from './readability';
import {screensRule} from './screens';
import {termsRule} from './terms';
import {translationParityRule} from './translationParity';
import {unusedRule} from './unused';

export const rules: readonly Rule[] = [
  buildRule,
  catalogueRule,
  messagesRule,
  unusedRule,
  labelsRule,
  factsRule,
  frontMatterRule,
  headingsRule,
  answerLinksRule,
  picturesRule,
  screensRule,
  translationParityRule,
  termsRule,
  repeatedWordsRule,
  readabilityRule,
  sentenceRule,
  editorRule,
];
