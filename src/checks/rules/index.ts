import type {Rule} from '../rule';
import {buildRule} from './build';
import {catalogueRule} from './catalogue';
import {doublesRule} from './doubles';
import {frontMatterRule} from './frontMatter';
import {headingsRule} from './headings';
import {labelsRule} from './labels';
import {picturesRule} from './pictures';
import {readabilityRule, sentenceRule} from './readability';
import {termsRule} from './terms';
import {twinsRule} from './twins';
import {unusedRule} from './unused';

export const rules: readonly Rule[] = [
  buildRule,
  catalogueRule,
  unusedRule,
  labelsRule,
  frontMatterRule,
  headingsRule,
  picturesRule,
  twinsRule,
  termsRule,
  doublesRule,
  readabilityRule,
  sentenceRule,
];
