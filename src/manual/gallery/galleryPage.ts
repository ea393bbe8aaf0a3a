import {readFileSync} from 'node:fs';
import path from 'node:path';
import {remark} from 'remark';
import {loadScreens, markKeys} from '../../screens';
import {textOf} from '../page/nodes';

interface Example {
  readonly title: string;
  readonly mdx: string;
}

/** The examples of the guide for writers (src/manual/README.md), each with its heading there. */
function guideExamples(guide: string): Example[] {
  const examples: Example[] = [];
  let title = '';
  for (const node of remark().parse(guide).children) {
    if (node.type === 'heading') title = textOf(node);
    if (node.type !== 'code' || node.lang !== 'mdx') continue;
    // A result is valid only after its steps.
    const steps = node.value.startsWith('<Result>') ? examples.pop() : undefined;
    examples.push(steps ? {...steps, mdx: `${steps.mdx}\n\n${node.value}`} : {title, mdx: node.value});
  }
  return examples;
}

/** Every screen of the app: in its first state, in each other state, with each dialog and message, and with each possible mark. */
function screenExamples(): Example[] {
  return Object.entries(loadScreens()).map(([name, {states, dialogs, toasts}]) => {
    const fields = markKeys(name, 'type');
    const properties = [
      '',
      ...states.map((key) => `state="${key}"`),
      ...Object.keys(dialogs).map((key) => `dialog="${key}"`),
      ...toasts.map((key) => `toast="${key}"`),
      ...(fields.length > 0 ? [`type="${fields.join(' ')}"`] : []),
      ...markKeys(name, 'tap').map((key) => `tap="${key}"`),
      ...markKeys(name, 'look').map((key) => `look="${key}"`),
    ];
    return {title: `Screen ${name}`, mdx: properties.map((each) => `<Screen name="${name}" ${each} />`).join('\n\n')};
  });
}

/** Links of an example name files relative to a page of the manual, and the gallery is in another folder. */
const withAddresses = (mdx: string): string => mdx.replaceAll(/\]\(\.\.\/([\w/-]+?)(?:\/index)?\.mdx/g, '](/docs/$1');

/**
 * The gallery as a page: every component with the example of the guide, and every screen, each followed by the MDX to copy.
 * @param siteDir the folder of the site
 */
export function galleryPage(siteDir: string): string {
  const guide = readFileSync(path.join(siteDir, 'src/manual/README.md'), 'utf8');
  const parts = [...guideExamples(guide), ...screenExamples()].map(({title, mdx}, index) =>
    [
      `## ${title.replaceAll(/[<>{}]/g, '')} {/* #example-${index + 1} */}`,
      withAddresses(mdx),
      `\`\`\`mdx\n${mdx}\n\`\`\``,
    ].join('\n\n'),
  );
  return ['---', 'title: Gallery', 'description: Every component and screen.', '---', '', parts.join('\n\n'), ''].join(
    '\n',
  );
}
