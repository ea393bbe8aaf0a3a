import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname} from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../../e2e/support/folder';
import {testBuild} from '../../e2e/support/hosting';
import {decoded} from '../../src/site/addresses';
import {hosts} from '../hosts';
import {canonicalPath, headersOf, hostingModel} from '../model';
import {runChecks} from './checks';

/** The answers of hosts to the same small build, each with the limits of its host, and with one more fault. */

/** Each page has its own heading, so that two pages never have the same content. */
const builtFiles = Object.fromEntries(
  Object.entries(testBuild).map(([file, text]) => [file, text.replace('<body>', `<body><h1>${file}</h1>`)]),
);
const build = folderWith(builtFiles);
const model = hostingModel(build);

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}
interface Question {
  method: string;
  path: string;
  query: string;
}

/** The difference between the answer of a host and the right one. */
type Fault = (answer: Answer, question: Question) => Partial<Answer>;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.xml': 'application/xml',
};

const withHeaders = (answer: Answer, headers: Answer['headers']): Answer => ({
  ...answer,
  headers: {...answer.headers, ...headers},
});

/** A file of the build, with all headers. */
function answerFrom(file: string, status = 200): Answer {
  const headers = {'Content-Type': types[extname(file)] ?? 'text/plain', ...headersOf(model, file)};
  const lowerCase = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return {status, headers: Object.fromEntries(lowerCase) as Answer['headers'], body: builtFiles[file] ?? ''};
}

const redirect = (location: string): Answer => ({status: 301, headers: {location}, body: ''});
const refusal: Answer = {status: 405, headers: {}, body: ''};

/** The file under an address, as every static host finds it. */
const fileAt = (path: string) =>
  [path.slice(1), `${path.slice(1)}index.html`, `${path.slice(1)}/index.html`].find((file) => file in builtFiles);
const notFoundFile = (path: string) => (path.startsWith('/en/') ? 'en/404.html' : '404.html');

/** The redirect that the rules of this site have for a spelling. */
function ruleRedirect({path, query}: Question, isMeant: (path: string) => boolean = () => true) {
  const canonical = canonicalPath(model, path);
  return canonical !== undefined && isMeant(path) ? redirect(canonical + query) : undefined;
}

const answers: Record<string, (question: Question) => Answer> = {
  cloudflare: (question) => {
    const {path} = question;
    if (path === '/404.html') return {...redirect('/404'), status: 308};
    const file = path === '/404' ? '404.html' : fileAt(path);
    return (
      ruleRedirect(question) ??
      (file ? answerFrom(file) : withHeaders(answerFrom(notFoundFile(path), 404), {'cache-control': 'no-store'}))
    );
  },
  netlify: (question) => {
    const file = fileAt(question.path);
    const {'Cache-Control': cacheControl = ''} = headersOf(model, question.path.slice(1));
    return (
      ruleRedirect(question, (spelling) => /(?<!\/index)\.html$/.test(spelling)) ??
      (file
        ? answerFrom(file)
        : withHeaders(answerFrom(notFoundFile(question.path), 404), {'cache-control': cacheControl}))
    );
  },
  vercel: (question) => {
    const file = fileAt(question.path);
    const isAsset = /\.(?:js|txt|png|ico|json|php)$|\/(?:assets|search|img)(?:\/|$)/.test(question.path);
    if (!file && isAsset) {
      return {status: 404, headers: {'content-type': 'text/plain', 'cache-control': 'no-store'}, body: 'Not found'};
    }
    return ruleRedirect(question) ?? (file ? answerFrom(file) : answerFrom(notFoundFile(question.path), 404));
  },
  cloudfront: (question) => {
    const file = fileAt(question.path);
    const {'x-robots-tag': _noindex, ...headers} = answerFrom(file ?? '404.html').headers;
    return ruleRedirect(question) ?? (file ? {...answerFrom(file), headers} : answerFrom('404.html', 404));
  },
  'github-pages': ({path, query}) => {
    const file = fileAt(path);
    const isFolder =
      !path.endsWith('/') && Object.keys(builtFiles).some((file) => file.startsWith(`${path.slice(1)}/`));
    if (isFolder) return redirect(`${path}/${query}`);
    const {status, body, headers} = file ? answerFrom(file) : answerFrom('404.html', 404);
    return {status, body, headers: {'content-type': headers['content-type'] ?? '', 'cache-control': 'max-age=600'}};
  },
};

/** The findings of a check, by its name, about the answers of a host. */
async function differences(name: string, fault: Fault = () => ({})) {
  const server = createServer((request, response) => {
    const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '') ?? [];
    const question = {method: request.method ?? '', path: decoded(path), query};
    const rightAnswer = ['GET', 'HEAD'].includes(question.method) ? answers[name]?.(question) : refusal;
    const {status, headers, body} = {...(rightAnswer ?? refusal), ...fault(rightAnswer ?? refusal, question)};
    response.writeHead(status, headers).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const faults: string[] = [];
  for await (const {name: check, differences: lines} of runChecks({origin, model, build}, hosts[name])) {
    // The build is not compressed and has no contact.
    if (!['compression', 'revalidation', 'security'].includes(check))
      faults.push(...lines.map((line) => `${check} ${line}`));
  }
  server.close().closeAllConnections();
  return faults;
}

const names = Object.keys(answers);
const withType = (answer: Answer, type: string) => withHeaders(answer, {'content-type': type});

/** A fault in the answers for paths with this ending. */
const faultAt =
  (end: string, fault: (answer: Answer) => Partial<Answer>): Fault =>
  (answer, {path}) =>
    path.endsWith(end) ? fault(answer) : {};
const lostQuery: Fault = ({headers: {location}}) => (location ? redirect(location.replace(/\?.*/, '')) : {});

it.each(names)('finds no fault on %s when the host does all that it can', async (name) => {
  expect(await differences(name)).toEqual([]);
});

it.each<[string, string, Fault]>([
  ['content', 'a page has other content', faultAt('/docs/faq/', () => ({body: 'other'}))],
  ['headers', 'a script is sent as a text', faultAt('c4d.js', (answer) => withType(answer, 'text/plain'))],
  [
    'headers',
    'a page lets itself be framed',
    faultAt('/', (answer) => withHeaders(answer, {'x-frame-options': 'ALLOW'})),
  ],
  [
    'spellings',
    'an address with .html is not redirected',
    faultAt('/docs/faq.html', () => answerFrom('docs/faq/index.html')),
  ],
  ['spellings', 'a redirect loses the query', lostQuery],
  ['notFound', 'an unknown address is a page', faultAt('unknown', () => ({status: 200}))],
  ['notFound', 'an unknown address is a redirect', faultAt('unknown', () => redirect('/'))],
  ['notFound', 'an unknown address is an empty page', faultAt('unknown', () => ({body: ''}))],
  ['notFound', 'the not-found page has another type', faultAt('unknown', (answer) => withType(answer, 'text/plain'))],
  ['missingFiles', 'a missing script is a page', faultAt('none.js', () => ({status: 200}))],
  ['missingFiles', 'a missing script is a script', faultAt('none.js', (answer) => withType(answer, 'text/javascript'))],
  [
    'methods',
    'a PUT request is answered with a page',
    (_, {method}) => (method === 'PUT' ? answerFrom('index.html') : {}),
  ],
])('the check of %s finds on each host that %s', async (check, _, fault) => {
  for (const name of names) {
    const lines = await differences(name, fault);
    const checks = lines.map((line) => line.split(' ')[0]);
    expect(checks, name).toContain(check);
  }
});
