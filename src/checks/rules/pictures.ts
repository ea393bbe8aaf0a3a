import {writerMessage} from '../../manual/writer-errors/message';
import {pageRule} from '../rule';

/** Every picture has a text for those who do not see it. */
export const picturesRule = pageRule('pictures', ({structure: {images}}) =>
  images.filter(({alt}) => alt.trim() === '').map(({line}) => ({line, message: writerMessage('pictureWithoutWords')})),
);
