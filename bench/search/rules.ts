import {readLanguage} from '../../src/search';

/** The rules of the languages of the datasets. */
export const rulesOf = {es: readLanguage('es').rules, en: readLanguage('en').rules};
