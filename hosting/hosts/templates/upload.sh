<% const folders = site.cachedFolders.map(({path, ...folder}) => ({...folder, name: path.slice(site.base.length, -1)}));
const target = `$2${site.base.slice(0, -1)}`;
const withoutTexts = Object.keys(textTypes).map((ending) => `--exclude "*${ending}" `).join('');
const withoutFolders = folders.map(({name}) => `--exclude "${name}/*" `).join('');
const copies = [
  ...folders.map(({name, cacheControl}) => ({from: `$1/${name}`, to: `${target}/${name}`, cache: cacheControl, without: ''})),
  {from: '$1', to: target, cache: REVALIDATED, without: withoutFolders},
]; -%>
#!/bin/sh
# <%= generatedBy %>
# Usage: sh upload.sh BUILD_FOLDER s3://BUCKET
# First update the response headers policy: it admits the inline scripts of this release and of the one before it.
set -eu
<% for (const {from, to, cache, without} of copies) { -%>
aws s3 cp --recursive "<%= from %>" "<%= to %>" <%= without + withoutTexts %>--cache-control "<%= cache %>"
<% for (const [ending, type] of Object.entries(textTypes)) { /* The tool derives no charset from a file name. */ -%>
aws s3 cp --recursive "<%= from %>" "<%= to %>" --exclude "*" --include "*<%= ending %>" <%= without %>--content-type "<%= type %>" --cache-control "<%= cache %>"
<% }} -%>
