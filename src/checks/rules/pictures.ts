import {writerMessage} from '../../manual/writer-errors/message';
import {pageRule} from '../rule';

/** Every picture has a text for those who do not see it, and every manual page with steps has a picture. */
export const picturesRule = pageRule('pictures', ({ref, structure: {images, screens, steps}}) => [
  ...images
    .filter(({alt}) => alt.trim() === '')
    .map(({line}) => ({line, message: writerMessage('pictureWithoutWords')})),
  ...(ref.section === 'docs' && screens.length === 0 ? steps.slice(0, 1) : []).map(({line}) => ({
    line,
    message: writerMessage('stepsWithoutPicture'),
  })),
]);
