import type {Topic} from '../shared/peer';
import type {TextPage} from '../shared/text';

/** The beginning of the addresses of generated pages. No page by a writer has it. */
export const GENERATED = '/docs/generated/';

const sectionsOf = ({markdown}: TextPage): string[] => markdown.split(/\n\n(?=## )/);

const numbered = (word: string, number: number): string => `${word}-${String(number + 1).padStart(4, '0')}`;

/** A page with the title of one page and sections of several, so that no two pages are equal. */
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
    const otherSections = sectionsOf(pageAt(number + index * round));
    return index === 0 ? section : (otherSections[index % otherSections.length] ?? section);
  });
  return {...model, path, title: `${model.title} ${round + 1}`, markdown: sections.join('\n\n')};
}

/**
 * The topics by writers, and enough generated ones to reach the number of pages. The number of topics and their size grow alike.
 * @throws when there are already more pages by writers
 */
export function manyTopics(topics: readonly Topic[], count: number): Topic[] {
  const texts = topics.flatMap(({pages}) => pages);
  const missingCount = count - texts.length;
  if (missingCount < 0) {
    throw new Error(`Expected at least ${texts.length} pages, as many as there is text for; found ${count}.`);
  }
  const perTopic = Math.ceil(Math.sqrt(missingCount));
  const pages = Array.from({length: missingCount}, (_, number) => {
    const topic = numbered('topic', Math.floor(number / perTopic));
    return variation(texts, number, `${GENERATED}${topic}/${numbered('page', number)}`);
  });
  const newTopics = Array.from({length: Math.ceil(missingCount / (perTopic || 1))}, (_, number) => ({
    label: `Tema ${number + 1}`,
    pages: pages.slice(number * perTopic, (number + 1) * perTopic),
  }));
  return [...topics, ...newTopics];
}
