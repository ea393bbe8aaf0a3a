import type {I18n} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {availableLocales} from './availableLocales';

const config = {es: {htmlLang: 'es'}, en: {htmlLang: 'en'}};
const inLanguage = (currentLocale: string) =>
  ({defaultLocale: 'es', locales: ['es', 'en'], currentLocale, localeConfigs: config}) as unknown as I18n;
const missing = {en: ['/docs/help/', '/docs/contacts/create-contact']};

describe('the languages that a page offers', () => {
  it.each(['/docs/help/', '/docs/help', '/docs/contacts/create-contact', '/docs/contacts/create-contact/'])(
    'are Spanish alone where the translation is missing: %s',
    (path) => {
      for (const reader of ['es', 'en']) {
        const {localeConfigs, currentLocale} = availableLocales(inLanguage(reader), missing, path);
        expect(Object.keys(localeConfigs)).toEqual(['es']);
        expect(currentLocale).toBe('es');
      }
    },
  );

  it('are all of them everywhere else, without a new object', () => {
    const english = inLanguage('en');
    expect(availableLocales(english, missing, '/docs/help/x')).toBe(english);
    expect(availableLocales(english, {}, '/docs/help/')).toBe(english);
  });
});
