import {en} from '../../src/search/language/en';
import {es} from '../../src/search/language/es';

export const rulesOf = {es, en} as const;
