import {brotliCompressSync} from 'node:zlib';
import {describe, type Mistake} from '../../remark/mistakes';
import type {Rule} from '../rule';
import type {CheckedPage} from '../site';

/** What the pictures of a page may weigh in brotli, in bytes. */
export const mostBytes = 1500;

/** Every picture has a text for those who do not see it, every manual page with steps has a picture, and no page is made heavy by them. */
export const picturesRule: Rule = {name: 'pictures', check: (site) => site.pages.flatMap(checkPage)};

function checkPage(page: CheckedPage): Mistake[] {
  const {images, screens, steps} = page.outline;
  const mistakes: Mistake[] = images
    .filter((image) => image.alt.trim() === '')
    .map((image) => ({
      file: page.file,
      line: image.line,
      message: describe({
        found: 'a picture without words',
        expected: '![what the picture shows](...)',
        advice: 'Say what a reader needs to know from it.',
      }),
    }));
  const silent = page.pictures.filter(
    (html) => !/role="?img"?[^>]*aria-label="[^"]+"|aria-label="[^"]+"[^>]*role="?img"?/.test(html),
  ).length;
  if (silent > 0) {
    const found = `${silent} screens without an alternative text`;
    mistakes.push({
      file: page.file,
      line: 1,
      message: describe({
        found,
        expected: 'role="img" and aria-label in every drawing',
        advice: 'Mend the drawing in src/mdx/screen.',
      }),
    });
  }
  const bytes = brotliCompressSync(page.pictures.join('\n')).length;
  if (bytes > mostBytes) {
    const found = `pictures of ${bytes} bytes in brotli`;
    const advice = 'Take pictures out that show the same part of a screen.';
    mistakes.push({
      file: page.file,
      line: screens[0]?.line ?? 1,
      message: describe({found, expected: `at most ${mostBytes}`, advice}),
    });
  }
  if (page.place.section === 'docs' && steps.length > 0 && screens.length === 0) {
    const message = describe({
      found: '<Steps> and no picture on the page',
      expected: 'at least one <Screen>',
      advice: 'Show the screen on which the reader has to find something.',
    });
    mistakes.push({file: page.file, line: steps[0]?.line ?? 1, message});
  }
  return mistakes;
}
