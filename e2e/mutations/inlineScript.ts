import {applyEdits} from '../../src/lib/html/edits';
import {parseHtml} from '../../src/lib/html/parse';
import {selectOne} from '../../src/lib/html/select';

/**
 * The inline script is recognized by its settings, which the plugin of src/startup/hydration writes as attributes: the script of the
 * not-found page, before it, has the first of them too.
 */
const INLINE_SCRIPT = 'script[data-announcement]';

/**
 * Puts a script in place of the content of a built page's inline script. The content is not looked for by its text, because the
 * HTML minifier of the build rewrites it.
 * @throws when the page has no inline script
 */
export function replaceInlineScript(html: string, script: string): string {
  const content = selectOne(INLINE_SCRIPT, parseHtml(html))?.firstChild?.sourceCodeLocation;
  if (!content) {
    throw new Error(`The page has no ${INLINE_SCRIPT} with content, which src/startup/hydration/plugin.ts adds.`);
  }
  return applyEdits(html, [{start: content.startOffset, end: content.endOffset, text: script}]);
}
