import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, readFileSync, utimesSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {folderWith} from '../../e2e/support/folder';
import {folderBuild, largeModel, testBuild, testModel} from '../../e2e/support/hosting';
import {integrityHash} from '../../src/lib/hashes';
import {mergeReleases} from '../deploy/merge';
import {previousDeploy} from '../deploy/previous';
import {IMMUTABLE, cachedFolders} from '../model/headers';
import {hosts, modelFor} from '.';

const options = {root: '/srv/site', listen: '8080'};
const filesOf = (host: string, build = testBuild) => hosts[host]?.files(testModel(build), options) ?? {};
const linesOf = (text = '') => text.split('\n').map((line) => line.trim());

interface Route {
  src?: string;
  handle?: string;
  status?: number;
  dest?: string;
  headers?: {[name: string]: string};
}
const routesOf = (build = testBuild) =>
  (JSON.parse(filesOf('vercel', build)['vercel.json'] ?? '') as {routes: Route[]}).routes;

/** The files of every host must contain this in one form or another. e2e/hosts tests them with real servers. */
describe.each(Object.keys(hosts))('the files for %s', (host) => {
  const text = Object.values(filesOf(host)).join('\n').replaceAll('&#39;', "'");

  it('contain the policy, without upgrade-insecure-requests', () => {
    expect(text).toContain("default-src 'self'");
    expect(text).not.toContain('upgrade-insecure-requests');
  });

  it('copy no requested address into a header', () => {
    expect(text).not.toMatch(/(?:return 30\d|redir|Location)[^\n]*\$(?:uri|request_uri)\b/);
  });
});

it('Netlify: other spellings redirect, both slash forms are served, and each language has its own 404', () => {
  const lines = linesOf(filesOf('netlify')._redirects);
  expect(lines).toContain('/docs/faq.html /docs/faq/ 301!');
  expect(lines).toContain('/docs/internet /docs/internet/index.html 200!');
  // The host treats both forms as the same: a redirect would loop.
  expect(lines).not.toContain('/docs/internet/ /docs/internet 301!');
  expect(lines.filter((line) => /index\.html \S+ 301!/.test(line))).toEqual([]);
  expect(lines.indexOf('/en/* /en/404.html 404')).toBeLessThan(lines.indexOf('/* /404.html 404'));
  expect(lines).toContain('/* /404.html 404');
});

it("Cloudflare Pages: the canonical form is served without the host's own redirect", () => {
  const lines = linesOf(filesOf('cloudflare')._redirects);
  expect(lines).toContain('/docs/internet /docs/internet/ 200');
  expect(lines).toContain('/docs/faq/index.html /docs/faq/ 301');
});

it('_headers: hashed files are immutable, and no address gets two values of Cache-Control', () => {
  for (const host of ['netlify', 'cloudflare']) {
    const lines = linesOf(filesOf(host)._headers);
    expect(lines.indexOf('/en/assets/*')).toBeGreaterThan(0);
    expect(lines[lines.indexOf('/en/assets/*') + 1]).toBe('Cache-Control: public, max-age=31536000, immutable');
    const generalLines = lines.slice(lines.indexOf('/*'), lines.indexOf('/en/assets/*'));
    expect(generalLines.filter((line) => line.startsWith('Cache-Control'))).toEqual([]);
  }
});

const texts = {'.md': 'text/markdown; charset=utf-8', '.txt': 'text/plain; charset=utf-8'};

describe.each(Object.entries(texts))('a text (%s)', (ending, type) => {
  it.each(['netlify', 'cloudflare'])('%s: is sent with its charset and noindex', (host) => {
    const lines = linesOf(filesOf(host)._headers);
    const rule = lines.slice(lines.indexOf(`/*${ending}`) + 1, lines.indexOf(`/*${ending}`) + 3);
    expect(rule).toEqual([`Content-Type: ${type}`, 'X-Robots-Tag: noindex']);
    // No page has the header.
    expect(lines.filter((line) => line.startsWith('X-Robots-Tag'))).toHaveLength(Object.keys(texts).length);
  });

  it('Vercel: is sent with its charset and noindex, and pages are not', () => {
    const headers = (path: string): unknown =>
      Object.assign({}, ...routesOf().map(({src = '$^', headers: own}) => new RegExp(src).test(path) && own));
    const textHeaders = expect.objectContaining({'Content-Type': type, 'X-Robots-Tag': 'noindex'}) as unknown;
    expect([`/docs/faq${ending}`, `/offline/en.1a2b${ending}`].map(headers)).toEqual([textHeaders, textHeaders]);
    for (const path of ['/docs/faq/', `/docs/${ending.slice(1)}`])
      expect(headers(path)).not.toHaveProperty('X-Robots-Tag');
  });

  it('CloudFront: is uploaded with its charset once from each folder', () => {
    const lines = linesOf(filesOf('cloudfront')['upload.sh']).filter((line) => line.startsWith('aws'));
    for (const from of ['"$1/search" ', '"$1" ']) {
      const uploads = lines.filter((line) => line.includes(from) && !line.includes(`--exclude "*${ending}"`));
      expect(uploads.filter((line) => line.includes(`--include "*${ending}"`))).toEqual([
        expect.stringContaining(`--content-type "${type}"`),
      ]);
      // The second one uploads the texts of the other type.
      expect(uploads).toHaveLength(2);
    }
    const rest = lines.filter((line) => line.includes('"$1" '));
    expect(rest.every((line) => line.includes('--exclude "search/*"'))).toBe(true);
  });
});

it('Vercel: files come before the not-found pages, which have the status 404', () => {
  const routes = routesOf();
  const files = routes.findIndex(({handle}) => handle === 'filesystem');
  const hitIndex = routes.findIndex(({handle}) => handle === 'hit');
  // Only files that exist are served as immutable, and never the not-found page instead of one.
  const keeps = (route: object) => JSON.stringify(route).includes('immutable');
  expect(routes.slice(0, hitIndex).filter(keeps)).toEqual([]);
  expect(routes.slice(hitIndex).filter(keeps).length).toBeGreaterThan(0);
  const missingRoutes = routes.slice(files + 1, hitIndex);
  const answerTo = (path: string) => missingRoutes.find(({src = ''}) => new RegExp(src).test(path))?.dest;
  const answers = ['/favicon.ico', '/en/x.js', '/unknown', '/docs/1.2'].map(answerTo);
  expect(answers).toEqual([undefined, undefined, '/404.html', '/404.html']);
  expect(missingRoutes.slice(1).map(({src, status, dest}) => [src, status, dest])).toEqual([
    ['^/en/.*', 404, '/en/404.html'],
    ['^/.*', 404, '/404.html'],
  ]);
  const alias = routes.find(({src = '$^'}) => src.startsWith('^/docs') && new RegExp(src).test('/docs/faq.html'));
  expect([alias?.status, alias?.headers?.Location]).toEqual([301, '/docs/faq/']);
  expect(new RegExp(alias?.src ?? '').test('/docs/faqXhtml')).toBe(false);
});

it.each([
  ['vercel', 'At most 2048 routes'],
  ['cloudflare', 'At most 2000 redirects'],
  ['cloudfront', 'At most 10240 bytes'],
])('%s: too many pages for the host are an error that says what to do', (host, message) => {
  expect(() => hosts[host]?.files(largeModel(700), options)).toThrow(new RegExp(`${message}.*nginx, caddy`));
});

it.each(Object.keys(hosts))('%s: a site in a folder has no address outside of it', (host) => {
  const {_redirects: redirects = '', 'viewer-request.js': script = ''} = filesOf(host, folderBuild);
  const addresses = [
    ...linesOf(redirects).filter((line) => line.startsWith('/')),
    ...(host === 'vercel' ? routesOf(folderBuild) : []).flatMap(({src, status, dest, headers}) =>
      src !== undefined && status && (dest ?? headers?.Location) ? [src.slice(1)] : [],
    ),
    ...(script.match(/"\/[^"]*"/g) ?? []).map((text) => text.slice(1)),
  ];
  expect(addresses.filter((address) => !/^\/help(?:[/ $]|$)/.test(address))).toEqual([]);
});

it('GitHub Pages: each page has its policy once, before everything that it applies to', () => {
  const files = filesOf('github-pages');
  const page = files['docs/faq/index.html'] ?? '';
  expect(page).toMatch(/<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'self'/);
  // Ignored in a page, with a warning on every page.
  expect(page).not.toContain('frame-ancestors');
  expect(filesOf('github-pages', {...testBuild, 'docs/faq/index.html': page})['docs/faq/index.html']).toBe(page);
});

it('deploy.sh: uploads the files that pages load, then the pages, and removes old files last', () => {
  const script = linesOf(readFileSync(join(__dirname, '../deploy.sh'), 'utf8'));
  const lines = script.filter((line) => line.startsWith('rsync') && line.includes('$build'));
  const immutableFolders = [...cachedFolders].filter(([, cacheControl]) => cacheControl === IMMUTABLE);
  immutableFolders.forEach(([folder]) => expect(lines[0]).toContain(`--include '${folder}/**'`));
  expect(lines.map((line) => line.includes('--delete '))).toEqual([false, false, true]);
  // The policy of the new release admits the pages of both.
  expect(script.slice(0, script.indexOf(lines[0] ?? ''))).toContain('on "$test; $reload"');
  // Times of another machine would make the server take a new page for the old one.
  expect(lines.filter((line) => /--times|--archive| -a/.test(line) || !line.includes('--checksum'))).toEqual([]);
});

it('deploy.sh: stops at a configuration that was made before the last releases were merged', () => {
  const files = {'out/nginx/nginx.conf': '', 'build/asset-manifest.json': '{}', 'build/index.html': ''};
  const folder = folderWith(files);
  cpSync(join(__dirname, '../deploy.sh'), join(folder, 'deploy.sh'));
  const env = {...process.env, CONFIG: join(folder, 'installed.conf'), TEST: 'true', RELOAD: 'true'};
  utimesSync(join(folder, 'out/nginx/nginx.conf'), 1, 1);
  const script = ['deploy.sh', 'nginx', 'build', join(folder, 'live')];
  const {status, stderr} = spawnSync('sh', script, {cwd: folder, env, encoding: 'utf8'});
  expect([status, stderr]).toEqual([2, expect.stringContaining('npm run hosting -- nginx')]);
  expect(existsSync(join(folder, 'live'))).toBe(false);
});

describe('with its own domain', () => {
  const domainLines = (host: string) =>
    linesOf(Object.values(hosts[host]?.files(testModel(), {...options, domain: 'help.example'}) ?? {})[0]);

  it('Apache: plain HTTP redirects to HTTPS, unless a load balancer has received the request with TLS', () => {
    const redirect = 'RewriteRule ^ https://help.example%{REQUEST_URI} [R=301,END]';
    const lines = domainLines('apache');
    const at = lines.indexOf(redirect);
    expect(lines.slice(at - 2, at)).toEqual([
      'RewriteCond %{HTTPS} !=on',
      'RewriteCond %{HTTP:X-Forwarded-Proto} !=https',
    ]);
    // Before all other redirects, whose addresses have no scheme.
    expect(lines.findIndex((line) => line.includes('R=301'))).toBe(at);
    expect(linesOf(filesOf('apache')['.htaccess'])).not.toContain(redirect);
  });

  it('nginx: listens on IPv6 too, by default with the certificate of certbot', () => {
    expect(domainLines('nginx')).toEqual(expect.arrayContaining(['listen [::]:443 ssl http2;', 'listen [::]:80;']));
    expect(domainLines('nginx')).toContain('ssl_certificate "/etc/letsencrypt/live/help.example/fullchain.pem";');
  });
});

it('nginx and Caddy refuse a value that they would read as something else', () => {
  const model = testModel();
  const brokenModel = {...model, headers: {...model.headers, 'X-Test': 'a"b$c{d'}};
  for (const host of ['nginx', 'caddy']) {
    expect(() => hosts[host]?.files(brokenModel, options)).toThrow(/cannot hold this value/);
  }
});

/** The folder of a release whose pages have their own inline script. */
const release = (name: string) =>
  folderWith(
    Object.fromEntries(
      Object.entries(testBuild).map(([file, text]) => [
        file,
        // Scripts of two releases have two names.
        file.endsWith('.js') ? text : text.replace('start()', `${name}()`),
      ]),
    ),
  );

it('a policy that is installed before its pages also admits the previous release, and no older one', async () => {
  const builds = ['one', 'two', 'three'].map(release);
  for (const [index, build] of builds.entries()) {
    const previousBuild = builds[index - 1];
    await mergeReleases(build, {
      previous: previousBuild === undefined ? undefined : await previousDeploy(previousBuild),
      keep: 3,
    });
  }
  const hostsWithBoth = ['nginx', 'caddy', 'apache', 'cloudfront'];
  for (const host of Object.keys(hosts)) {
    const policy = modelFor(host, builds[2] ?? '').pageHeaders['Content-Security-Policy'] ?? '';
    const admittedScripts = ['one()', 'two()', 'three()'].filter((script) =>
      policy.includes(`'${integrityHash(script)}'`),
    );
    expect([host, admittedScripts]).toEqual([host, hostsWithBoth.includes(host) ? ['two()', 'three()'] : ['three()']]);
  }
});
