import {readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {type ChildNode, Document, Element, Text} from 'domhandler';
import {appendChild} from 'domutils';
import type {Root, RootContent} from 'hast';
import type {Root as MarkdownRoot} from 'mdast';
import {visit} from 'unist-util-visit';
import {runCommand} from '../../lib/commands';
import {headingId} from '../../manual/page/heading';
import {mdxProcessor} from '../../manual/page/mdx';
import {setProperties} from '../../manual/page/nodes';
import {remarkManual} from '../../manual/remark';
import {fillFrontMatter} from '../../manual/remark/frontMatter';
import {brand} from '../../site/company';
import {fileOf, shownPages, spanishAddress} from '../../site/pages';
import type {SearchPage} from '../core/searchPage';
import {searchPage} from './pages';
import {indexOf} from './writeIndex';

type Attributes = Readonly<Record<string, unknown>>;

/** An element as the parser of HTML makes it. React's names of attributes become those of HTML. */
function element(name: string, attributes: Attributes, children: readonly ChildNode[] = []): Element {
  const attribs = Object.entries(attributes).map(([attribute, value]): [string, string] => [
    attribute === 'className' ? 'class' : attribute.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    [value]
      .flat()
      .filter((part) => typeof part === 'string')
      .join(' '),
  ]);
  const made = new Element(name, Object.fromEntries(attribs));
  children.forEach((child) => appendChild(made, child));
  return made;
}

/** Elements of MDX as those of a built page. What React fills has no text here, and no script is run. */
function builtNodes(nodes: readonly RootContent[]): ChildNode[] {
  return nodes.flatMap((node): ChildNode[] => {
    if (!('children' in node)) return node.type === 'text' ? [new Text(node.value)] : [];
    const children = builtNodes(node.children);
    if (node.type === 'element') return [element(node.tagName, node.properties, children)];
    if (!node.name || /^[A-Z]/.test(node.name)) return children;
    const attributes = node.attributes.flatMap((each) =>
      each.type === 'mdxJsxAttribute' ? [[each.name, each.value] as const] : [],
    );
    return [element(node.name, Object.fromEntries(attributes), children)];
  });
}

/** What Docusaurus does after our transforms, as far as the search is concerned. */
const likeDocusaurus = () => (tree: MarkdownRoot) => {
  visit(tree, (node) => {
    const id = headingId(node);
    if (id !== undefined) setProperties(node, {id});
    if (node.type === 'containerDirective') node.data = {hName: 'aside'};
  });
};

/**
 * The pages to search as they are written now, without a build of the site: for `npm start`. A page with errors is left out.
 * @param locale a page that it lacks is there in Spanish, as on the site
 */
async function sourcePages(siteDir: string, locale: string): Promise<SearchPage[]> {
  const build = {locale, baseUrl: '/', siteUrl: brand.siteUrl};
  const parseFrontMatter = fillFrontMatter({siteDir, build});
  let content: ChildNode[] = [];
  const keep = () => (tree: Root) => {
    content = builtNodes(tree.children);
    // Nothing below is needed: an empty page is compiled in no time.
    tree.children = [];
  };
  const manual: [typeof remarkManual, Parameters<typeof remarkManual>[0]] = [remarkManual, {siteDir, build}];
  const processor = await mdxProcessor({remarkPlugins: [manual, likeDocusaurus], rehypePlugins: [keep]});
  const pages: SearchPage[] = [];
  for (const ref of shownPages(siteDir, locale)) {
    const file = path.join(siteDir, fileOf(ref));
    const fileContent = readFileSync(file, 'utf8');
    try {
      const {frontMatter, content: value} = await parseFrontMatter({
        filePath: file,
        fileContent,
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
      await processor.process({value, path: file, data: {frontMatter}});
      const keywords = Array.isArray(frontMatter.keywords) ? frontMatter.keywords.join() : '';
      const title = element('h1', {}, [new Text(String(frontMatter.title))]);
      const document = new Document([]);
      appendChild(document, element('meta', {name: 'keywords', content: keywords}));
      appendChild(document, element('main', {}, [title, element('div', {class: 'markdown'}, content)]));
      pages.push(searchPage(document, spanishAddress(ref, frontMatter), file));
    } catch {
      // The overlay of `npm start` shows what is wrong.
    }
  }
  return pages;
}

/** Prints the index of a language, made of its sources. */
void runCommand(async () => {
  const [, , locale = ''] = process.argv;
  const siteDir = process.cwd();
  const pages = await sourcePages(siteDir, locale);
  // To find which words of the language must not be corrected takes most of the time: here some are.
  process.stdout.write(indexOf({siteDir, locale, pages}, {commonWords: []}));
});
