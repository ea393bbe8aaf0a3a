import {escapeHtml} from '../../lib/text';
import {BASE_URL_BANNER_ID, LOAD_ERROR_ID} from '../inline/alert';
import type strings from '../../../i18n/es/static-first/strings.json';
import type {Texts} from '../../lib/pluginTexts';

export type Strings = Texts<typeof strings>;

const alert = (id: string, content: string) =>
  `<template id="${id}"><div class="load-error" role="alert">${content}</div></template>`;

/**
 * The error messages of a page that cannot start, in template elements: they are neither rendered nor indexed until one is needed.
 * @param siteBase base URL as configured
 * @returns the HTML of both templates
 */
export function alertTemplates(strings: Strings, siteBase: string): string {
  const say = (name: keyof Strings) => escapeHtml(strings[name]);
  const message = `<p class="when-online">${say('failed')}</p><p class="when-offline">${say('offline')}</p><small></small><button class="when-online">${say('retry')}</button>`;
  const banner = `<p>${say('baseTitle')}</p><p>${say('baseConfigured')}<b>${escapeHtml(siteBase)}</b></p><p>${say('baseSuggested')}<b></b></p>`;
  const close = `<button aria-label="${say('close')}">×</button>`;
  return alert(LOAD_ERROR_ID, message + close) + alert(BASE_URL_BANNER_ID, banner + close);
}
