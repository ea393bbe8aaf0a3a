import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {type AnyNode, hasChildren, isTag, isText} from 'domhandler';
import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import {remark} from 'remark';
import {describe, expect, it} from 'vitest';
import {selectAll, selectOne} from '../../src/lib/html';
import {absolute, buildFolder, fileOf, readPage, readText} from '../support/build';
import {pages} from '../support/pages';
import type {Part} from '../support/part';
import {addressOf, locales} from '../support/routes';

/** Elements of the main part of a page that are not text: navigation, controls, hidden elements. */
const NOT_TEXT =
  'nav, aside.toc, svg, button, input, progress, script, style, template, [hidden], [aria-hidden=true], .hash-link, ' +
  '.moved, .toc-menu, .now, .page-age, .contact:has(h2), .strip, .step__view, .practice, .task-actions, .answer__verdict, .did-it-work, .share, .yes, .search';

const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const markdown = remark().use(remarkGfm);

/** Separates text nodes by spaces, because styled elements may be apart without a space in the source. */
function textOfPage(node: AnyNode, hiddenNodes: ReadonlySet<AnyNode>): string {
  if (isText(node)) return node.data;
  if (hiddenNodes.has(node) || !hasChildren(node)) return '';
  const {role, alt, 'aria-label': label = ''} = isTag(node) ? node.attribs : {};
  if (role === 'img' || alt !== undefined) return alt ?? label;
  return node.children.map((child) => textOfPage(child, hiddenNodes)).join(' ');
}

function textOfMarkdown(node: Nodes): string {
  if ('children' in node) return node.children.map(textOfMarkdown).join(' ');
  return 'value' in node ? node.value : '';
}

function nodesIn(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesIn) : [])];
}

describe.each(pages)('the text of $address', ({address, path}) => {
  const page = readPage(fileOf(address)).node;
  const find = (selector: string) => selectAll(selector, page);
  const alternates = find('link[rel=alternate][type="text/markdown"]').map(({attribs}) => attribs.href ?? '');
  const source = existsSync(join(buildFolder, alternates[0] ?? '?')) ? readText(alternates[0] ?? '') : '';
  const tree = markdown.parse(source);

  it('is a file beside the page, which links to it', () => {
    const name = path === '/' ? `${address}index` : address.replace(/\/$/, '');
    expect(alternates).toEqual([`${name}.md`]);
  });

  it('has the words of the page in the same order', () => {
    const main = selectOne('main', page);
    const hiddenNodes = new Set<AnyNode>(find(NOT_TEXT));
    const pageWords = words(main ? textOfPage(main, hiddenNodes) : '');
    expect(pageWords.length).toBeGreaterThan(3);
    expect(words(textOfMarkdown(tree))).toEqual(pageWords);
  });

  it('is Markdown without HTML, keys or stray marks', () => {
    expect(nodesIn(tree).filter(({type}) => type === 'html')).toEqual([]);
    expect(source).not.toMatch(/&#|\{[a-z]|className|\*\*\*\*|[\u00A0\u200B]/);
    expect(source.match(/^# .+$/gm)).toHaveLength(1);
  });

  it('numbers the same steps as the page', () => {
    const numberedItems = nodesIn(tree).flatMap((node) => (node.type === 'list' && node.ordered ? node.children : []));
    expect(numberedItems).toHaveLength(find('main ol:not(.strip) > li:not(.result)').length);
  });

  it('has only absolute links', () => {
    const urls = nodesIn(tree).flatMap((node) => (node.type === 'link' ? [node.url] : []));
    expect(urls.filter((url) => !/^(?:https:|mailto:|tel:)/.test(url))).toEqual([]);
  });
});

describe.each(locales)('the lists of texts (%s)', (locale) => {
  const folder = addressOf('/', locale);
  const list = readText(`${folder}llms.txt`);
  const linkedAddresses = [...list.matchAll(/^- \[.+\]\((\S+)\)/gm)].map(([, url = '']) => url);

  it('name every page of the manual, every post and every free page, once', () => {
    const sourcePages = pages.filter((page) => page.locale === locale && page.section !== undefined);
    const texts = sourcePages.map(({address}) => absolute(`${address.replace(/\/$/, '')}.md`));
    expect([...linkedAddresses].sort()).toEqual([...texts, absolute(`${folder}llms-full.txt`)].sort());
  });

  it('have the form that programs expect: title, summary, sections of links', () => {
    const [title, summary, ...rest] = markdown.parse(list).children;
    expect(title).toMatchObject({type: 'heading', depth: 1});
    expect(summary?.type).toBe('blockquote');
    expect(rest.map(({type}) => type).join(' ')).toMatch(/^list(?: heading list)+$/);
    expect(list).toContain('\n## Optional\n');
  });

  it('come with one file that contains all texts with their addresses', () => {
    const wholeText = readText(`${folder}llms-full.txt`);
    for (const url of linkedAddresses.filter((each) => each.endsWith('.md'))) {
      expect(wholeText).toContain(readText(new URL(url).pathname).trim());
    }
    const addresses = [...wholeText.matchAll(/^<(https:\S+)>$/gm)].map(([, each]) => each);
    expect(addresses).toHaveLength(linkedAddresses.length - 1);
  });
});

/** Elements that text browsers set in a line. w3m also does so with the newer ones. Other elements separate words by themselves. */
const IN_LINE = [
  ...'a abbr b button code em i kbd label mark output q s small span strong sub sup svg time u use'.split(' '),
  ...'article aside details figcaption figure footer header main nav section summary'.split(' '),
];

/** Places where an element ends or begins between two letters. Without styles the two words run together. */
function joinedWords(root: AnyNode): string[] {
  const problems: string[] = [];
  let previousText = '';
  let isCrossed = false;
  const walk = (node: AnyNode): void => {
    if (isText(node)) {
      if (isCrossed && /[\p{L}\p{N}.?!]$/u.test(previousText) && /^[\p{L}\p{N}¿¡]/u.test(node.data)) {
        problems.push(`${previousText.slice(-20)}|${node.data.slice(0, 20)}`);
      }
      [previousText, isCrossed] = [node.data, false];
    } else if (hasChildren(node)) {
      const pass = () => {
        if (isTag(node) && !IN_LINE.includes(node.name)) previousText = '';
        isCrossed = true;
      };
      if (isTag(node) && ['script', 'style', 'template'].includes(node.name)) return;
      pass();
      node.children.forEach(walk);
      pass();
    }
  };
  walk(root);
  return problems;
}

it.each(pages)('no words of $address run together without styles', ({address}) => {
  expect(joinedWords(readPage(fileOf(address)).node)).toEqual([]);
});

it.each(pages)('$address has the end tags that HTML lets out, for text browsers and src/lib/html.ts', ({address}) => {
  const elements = readPage(fileOf(address)).querySelectorAll('body, p, li, dt, dd, tr, th, td');
  const endsOf = (form: (element: Part) => string) => elements.map(form);
  expect(
    endsOf((element) =>
      String(element)
        .slice(-element.tagName.length - 3)
        .toUpperCase(),
    ),
  ).toEqual(endsOf(({tagName}) => `</${tagName}>`));
});
