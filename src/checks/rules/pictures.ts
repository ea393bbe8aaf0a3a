import {brotliCompressSync} from 'node:zlib';
import type {WriterError} from '../../manual/writer-errors/writerError';
import {structureErrors} from '../messages/structure';
import type {Rule} from '../rule';
import type {CheckedPage} from '../site';

/** The maximum size of the pictures of a page, in bytes of brotli. */
const mostBytes = 1500;

/** Every picture has a text for those who do not see it, every manual page with steps has a picture, and their size is limited. */
export const picturesRule: Rule = {name: 'pictures', check: (site) => site.pages.flatMap(checkPage)};

function checkPage(page: CheckedPage): WriterError[] {
  const {images, screens, steps} = page.outline;
  const errors: WriterError[] = images
    .filter((image) => image.alt.trim() === '')
    .map((image) => ({
      file: page.file,
      line: image.line,
      message: structureErrors.pictureWithoutWords(),
    }));
  const unlabelled = page.pictures.filter(
    (html) => !/role="?img"?[^>]*aria-label="[^"]+"|aria-label="[^"]+"[^>]*role="?img"?/.test(html),
  ).length;
  if (unlabelled > 0) {
    errors.push({
      file: page.file,
      line: 1,
      message: structureErrors.screensWithoutAlternative(unlabelled),
    });
  }
  const bytes = brotliCompressSync(page.pictures.join('\n')).length;
  if (bytes > mostBytes) {
    errors.push({
      file: page.file,
      line: screens[0]?.line ?? 1,
      message: structureErrors.heavyPictures(bytes, mostBytes),
    });
  }
  if (page.ref.section === 'docs' && steps.length > 0 && screens.length === 0) {
    const message = structureErrors.stepsWithoutPicture();
    errors.push({file: page.file, line: steps[0]?.line ?? 1, message});
  }
  return errors;
}
