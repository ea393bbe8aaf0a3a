import {BASE_URL_BANNER, MESSAGE} from './inline/message';
import type {Words} from './words';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const alert = (id: string, content: string) =>
  `<template id="${id}"><div class="boot-message" role="alert">${content}</div></template>`;

/**
 * What a page says when it cannot start, in templates: readers and search engines do not meet them until they are needed.
 * @param siteBase base URL as configured
 * @returns the HTML of both templates
 */
export function alertTemplates(words: Words, siteBase: string): string {
  const say = (name: keyof Words) => escapeHtml(words[name]);
  const message = `<p class="when-online">${say('failed')}</p><p class="when-offline">${say('offline')}</p><small></small><button type="button" class="when-online">${say('retry')}</button>`;
  const banner = `<p>${say('baseTitle')}</p><p>${say('baseConfigured')}<code>${escapeHtml(siteBase)}</code></p><p>${say('baseSuggested')}<code></code></p>`;
  return alert(MESSAGE, message) + alert(BASE_URL_BANNER, banner);
}
