import type {WriterError} from '../../manual/writer-errors/writerError';
import {writerMessage} from '../../manual/writer-errors/message';
import type {Rule} from '../rule';
import type {CheckedPage} from '../site';

/** Every picture has a text for those who do not see it, and every manual page with steps has a picture. */
export const picturesRule: Rule = {name: 'pictures', check: (site) => site.pages.flatMap(checkPage)};

function checkPage(page: CheckedPage): WriterError[] {
  const {images, screens, steps} = page.outline;
  const errors: WriterError[] = images
    .filter((image) => image.alt.trim() === '')
    .map((image) => ({
      file: page.file,
      line: image.line,
      message: writerMessage('pictureWithoutWords'),
    }));
  if (page.ref.section === 'docs' && steps.length > 0 && screens.length === 0) {
    const message = writerMessage('stepsWithoutPicture');
    errors.push({file: page.file, line: steps[0]?.line ?? 1, message});
  }
  return errors;
}
