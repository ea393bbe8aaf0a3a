#!/usr/bin/env bash
# Expected: the history that Docusaurus reads with `fasterByDefault` (git-eager) answers for a path as the older one (git-ad-hoc) does.
# Seen: git-eager knows absolute paths only, and answers null for the same file by its path from the working folder. The sitemap asks for posts and
#   free pages by such a path, so that they have no `lastmod`, without a warning.
# Software: @docusaurus/utils 3.10.2. Seen on 2026-11-27.
# To read: https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-utils/src/vcs/vcsGitEager.ts, createSitemapItem.ts of plugin-sitemap
source "$(dirname "$0")/packages.sh"

npm install --silent --no-audit --no-fund --ignore-scripts --prefix . @docusaurus/utils@3.10.2 react@19.3.1 react-dom@19.3.1
mkdir site && cd site
git init -q && echo a >post.mdx && git add . && git -c user.name=a -c user.email=a@a.example commit -qm a
answer() {
  NODE_PATH=../node_modules node -e "
    const vcs = require('@docusaurus/utils').getVcsPreset('$1');
    vcs.initialize({siteDir: process.cwd()});
    vcs.getFileLastUpdateInfo('$2').then((info) => console.log(info ? 'a date' : 'null'));"
}
expect 'git-ad-hoc, path from here' "$(answer git-ad-hoc post.mdx)" 'a date'
expect 'git-eager, absolute path' "$(answer git-eager "$(pwd -P)/post.mdx")" 'a date'
expect 'git-eager, path from here' "$(answer git-eager post.mdx)" null
