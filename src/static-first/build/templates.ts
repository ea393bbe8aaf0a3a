import {escapeHtml} from '../../lib/text';
import type {Texts} from '../../lib/pluginTexts';
import {PAGE_ASSETS_ID} from '../names';
import {BASE_URL_BANNER_ID, LOAD_ERROR_ID} from '../inline/messages';
import type strings from '../../../i18n/es/static-first/strings.json';

/**
 * The HTML of every page. Unlike Docusaurus's own template (3.10.2) it has no `<script src>`: a data block names the scripts of
 * React, and the deferred script (src/static-first/deferred/assets.ts) loads them later. The block comes last: the
 * hashes in it, 0.4 kB, would delay the text, and no script can run before the page is parsed. It omits the tags before
 * the body's content: the theme's colour mode script, which the inline script replaces, and an unused icon.
 */
export const template = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="UTF-8">
<%~ it.metaAttributes.join('') %>
<%~ it.headTags %>
<% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>"><% }) %>
</head>
<body <%~ it.bodyAttributes %>>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
<script type="application/json" id="${PAGE_ASSETS_ID}" data-base="<%= it.baseUrl %>" data-scripts="<%= it.scripts.map((file) => it.baseUrl + file).join(' ') %>">{}</script>
</body>
</html>`;

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
