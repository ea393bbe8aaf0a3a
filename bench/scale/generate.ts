import type {Topic} from '../shared/peer';
import type {TextPage} from '../shared/text';

/** The part of a generated page's address that no written page has. */
export const GENERATED = '/docs/generated/';

const sectionsOf = ({markdown}: TextPage): string[] => markdown.split(/\n\n(?=## )/);

const numbered = (word: string, number: number): string => `${word}-${String(number + 1).padStart(4, '0')}`;

/** The sections of several pages under the title of one, so that no two pages are equal. */
function variation(texts: readonly TextPage[], number: number, path: string): TextPage {
  const round = Math.floor(number / texts.length) + 1;
  const pageAt = (index: number): TextPage => {
    const page = texts[index % texts.length];
    if (!page) {
      throw new Error('There is no text to make pages from.');
    }
    return page;
  };
  const model = pageAt(number);
  const sections = sectionsOf(model).map((section, index) => {
    const others = sectionsOf(pageAt(number + index * round));
    return index === 0 ? section : (others[index % others.length] ?? section);
  });
  return {...model, path, title: `${model.title} ${round + 1}`, markdown: sections.join('\n\n')};
}

/**
 * The written topics and as many generated ones as make up the number of pages. Topics and the pages in each grow alike.
 * @throws when there are more written pages than that
 */
export function manyTopics(written: readonly Topic[], count: number): Topic[] {
  const texts = written.flatMap(({pages}) => pages);
  const missing = count - texts.length;
  if (missing < 0) {
    throw new Error(`Expected at least ${texts.length} pages, as many as there is text for; found ${count}.`);
  }
  const perTopic = Math.ceil(Math.sqrt(missing));
  const pages = Array.from({length: missing}, (_, number) => {
    const topic = numbered('topic', Math.floor(number / perTopic));
    return variation(texts, number, `${GENERATED}${topic}/${numbered('page', number)}`);
  });
  const generated = Array.from({length: Math.ceil(missing / (perTopic || 1))}, (_, number) => ({
    label: `Tema ${number + 1}`,
    pages: pages.slice(number * perTopic, (number + 1) * perTopic),
  }));
  return [...written, ...generated];
}
