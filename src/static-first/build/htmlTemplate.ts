import {PAGE_ASSETS_ID} from '../inline/settings';

/**
 * The HTML of every page. Unlike Docusaurus's own template (3.10.2) it has no `<script src>`: a data block names the scripts of
 * the page, and the inline script among the head tags (src/static-first/build/plugin.ts) loads them later. It omits the tags before
 * the body's content: the theme's colour mode script, which the inline script replaces, and an unused icon.
 */
export const template = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="UTF-8">
<%~ it.metaAttributes.join('') %>
<%~ it.headTags %>
<% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>"><% }) %>
<script type="application/json" id="${PAGE_ASSETS_ID}" data-scripts="<%= it.scripts.map((file) => it.baseUrl + file).join(' ') %>">{}</script>
</head>
<body <%~ it.bodyAttributes %>>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
</body>
</html>`;
