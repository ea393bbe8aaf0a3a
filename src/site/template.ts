import {filesBlock} from '../plugins/boot/inline/settings';

/**
 * The HTML of every page. Unlike Docusaurus's own template (3.10.2) it prints no `<script src>`: a data block names the
 * scripts of the page, and the inline script among the head tags (src/plugins/boot) loads them after the page. It leaves out
 * the tags before the body, which are the theme's colour-mode script (done by the same inline script) and an unused icon.
 * The string travels in the bundle with the rest of the configuration: keep it short.
 */
export const template = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="UTF-8">
<%~ it.metaAttributes.join('') %>
<%~ it.headTags %>
<% it.stylesheets.forEach((sheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= sheet %>"><% }) %>
<script type="application/json" id="${filesBlock}" data-scripts="<%= it.scripts.map((file) => it.baseUrl + file).join(' ') %>">{}</script>
</head>
<body <%~ it.bodyAttributes %>>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
</body>
</html>`;
