import {readFileSync} from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import valueParser from 'postcss-value-parser';
import {contentHash} from '../lib/contentHash';
import {fontProvider} from './fontProvider';
import {FONT_FAMILY} from './inline/font';

/** The stylesheet of the family and its files, by their addresses below the base URL of the site. */
export interface OwnFont {
  stylesheet: string;
  files: {[address: string]: Buffer | string};
}

const packageStylesheet = require.resolve('@fontsource-variable/atkinson-hyperlegible-next/index.css');

const addressOf = (name: string, content: Buffer | string) => {
  const {name: stem, ext} = path.parse(name);
  return `assets/fonts/${stem}.${contentHash(content, 8)}${ext}`;
};

/**
 * The family as this site hands it out by itself, without a provider.
 * @param siteBase base URL of the site without a locale. Addresses in the stylesheet are absolute: they are stored, and used by pages
 * of every folder
 */
export function ownFont(siteBase: string): OwnFont {
  const files: OwnFont['files'] = {};
  const css = postcss.parse(readFileSync(packageStylesheet, 'utf8'));
  css.walkComments((comment) => void comment.remove());
  css.walkDecls('font-family', (declaration) => {
    declaration.value = `'${FONT_FAMILY}'`;
  });
  css.walkDecls('src', (declaration) => {
    const value = valueParser(declaration.value);
    value.walk((node) => {
      if (node.type === 'function' && node.value === 'url' && node.nodes[0]) {
        const file = path.resolve(path.dirname(packageStylesheet), node.nodes[0].value);
        const content = readFileSync(file);
        const address = addressOf(path.basename(file), content);
        files[address] = content;
        node.nodes[0].value = siteBase + address;
      }
    });
    declaration.value = valueParser.stringify(value.nodes);
  });
  const text = css.toString();
  const stylesheet = addressOf('family.css', text);
  return {stylesheet, files: {...files, [stylesheet]: text}};
}

/** The address of the stylesheet of the font, be it the provider's or the site's own. */
export function fontStylesheet(siteBase: string): string {
  return fontProvider?.stylesheet ?? siteBase + ownFont(siteBase).stylesheet;
}
