import {clientMutations} from './client';
import {inlineMutations} from './inline';
import type {Mutation} from './mutation';
import {swizzleMutations} from './swizzles';
import {uiMutations} from './ui';

/** Every mutation. Each must make its test fail: `npm run test:mutations`. */
export const mutations: readonly Mutation[] = [
  ...swizzleMutations,
  ...inlineMutations,
  ...clientMutations,
  ...uiMutations,
];
