import {cacheControl, immutableFolders, REVALIDATED} from '../model/cacheControl';
import {headersOfText, textTypes, type Headers} from '../model/headers';
import type {HostingModel} from '../model';
import {deployScript} from './deployScript';
import {METHODS, type Host, type HostOptions} from './host';
import {fillTemplate, quoter} from './template';

/** Braces would begin a placeholder. */
const quote = quoter('Caddy', /[\\{}\n\r]/);

const linesOf = (headers: Headers, before = '') =>
  Object.entries(headers).map(([name, value]) => `${before}${name} ${quote(value)}`);

function configuration({site, headers, pageHeaders}: HostingModel, {root, listen, domain, tls}: HostOptions): string {
  const pathsOf = (names: readonly string[]) =>
    site.notFound.flatMap(({below}) => names.map((name) => `${below}${name}/*`)).join(' ');
  return fillTemplate('Caddyfile', {
    otherMethods: METHODS.replace(',', ''),
    // A number alone would be read as the name of a host.
    address: domain ?? (/^\d+$/.test(listen) ? `:${listen}` : listen),
    // Without files of its own Caddy gets a certificate by itself.
    certificate: tls ? `tls ${quote(tls.certificate)} ${quote(tls.key)}` : [],
    root: quote(root),
    headers: linesOf(headers),
    pageHeaders: linesOf(pageHeaders),
    texts: Object.keys(textTypes).flatMap((ending) => {
      const matcher = `@text${ending.slice(1)}`;
      return [`${matcher} path *${ending}`, ...linesOf(headersOfText(ending), `header ${matcher} `)];
    }),
    pages: site.pages.flatMap(({path, file, aliases}) => [
      `${quote(path)} "" ${quote(`/${file}`)}`,
      ...aliases.map((alias) => `${quote(alias)} ${quote(path)} ""`),
    ]),
    immutablePaths: pathsOf(immutableFolders),
    picturePaths: pathsOf(['img']),
    stablePaths: site.files
      .filter((file) => cacheControl(`/${file}`) === REVALIDATED)
      .map((file) => site.base + file)
      .join(' '),
    strip: site.base === '/' ? [] : `uri strip_prefix ${site.base.slice(0, -1)}`,
    errorPages: site.notFound.flatMap(({below, file}, index) => [
      `@notFound${index} path ${below}*`,
      `handle @notFound${index} {`,
      '\timport common',
      `\theader Cache-Control ${quote(REVALIDATED)}`,
      '\timport page',
      `\trewrite * /${file}`,
      '\timport send',
      '}',
    ]),
  });
}

export const caddy: Host = {
  output: 'separate',
  isCompressedAhead: true,
  files: (model, options) => ({
    Caddyfile: configuration(model, options),
    'deploy.sh': deployScript('caddy', model, {
      file: 'Caddyfile',
      installed: '/etc/caddy/Caddyfile',
      test: 'caddy validate --adapter caddyfile --config "$CONFIG"',
      reload: 'caddy reload --adapter caddyfile --config "$CONFIG"',
    }),
  }),
};
