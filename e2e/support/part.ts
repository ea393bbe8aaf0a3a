import {isTag, isText, type Document, type Element} from 'domhandler';
import {textContent} from 'domutils';
import {parseHtml, selectAll, selectOne} from '../../src/lib/html';

/** A page or an element, with the names of the DOM in a browser. */
export class Part {
  private ids?: Set<string>;

  private constructor(
    readonly node: Document | Element,
    private readonly html: string,
  ) {}

  static parse(html: string): Part {
    return new Part(parseHtml(html), html);
  }

  querySelectorAll(selector: string): Part[] {
    return selectAll(selector, this.node).map((node) => new Part(node, this.html));
  }

  querySelector(selector: string): Part | undefined {
    const node = selectOne(selector, this.node);
    return node ? new Part(node, this.html) : undefined;
  }

  /** Whether an element has this id. Ids are collected once, because the links of all pages are looked up. */
  hasId(id: string): boolean {
    this.ids ??= new Set(this.querySelectorAll('[id]').map((element) => element.id));
    return this.ids.has(id);
  }

  getAttribute(name: string): string | undefined {
    return isTag(this.node) ? this.node.attribs[name] : undefined;
  }

  get id(): string {
    return this.getAttribute('id') ?? '';
  }

  get tagName(): string {
    return isTag(this.node) ? this.node.name.toUpperCase() : '';
  }

  get text(): string {
    return textContent(this.node);
  }

  /** The text of this element without its child elements. */
  get ownText(): string {
    return this.node.children.map((child) => (isText(child) ? child.data : ' ')).join('');
  }

  /** The source of the element in the page. */
  toString(): string {
    const {startIndex, endIndex} = this.node;
    return this.html.slice(startIndex ?? 0, (endIndex ?? this.html.length) + 1);
  }
}
