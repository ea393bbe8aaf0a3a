import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {folderBuild, largeModel, testModel} from '../../e2e/support/hosting';
import {cloudfront} from './cloudfront';

interface Request {
  uri: string;
  querystring: {[name: string]: {value: string; multiValue?: {value: string}[]}};
}

const files = cloudfront.files(testModel(), {root: '', listen: ''});
const inFolder = cloudfront.files(testModel(folderBuild), {root: '', listen: ''});

/** A site with more pages than a function has room for. */
const large = cloudfront.files(largeModel(300), {root: '', listen: ''});

/** The key value store of a function, with the data that is imported into it. */
function storeOf(data = '{"data": []}') {
  const {data: entries} = JSON.parse(data) as {data: {key: string; value: string}[]};
  const values = new Map(entries.map(({key, value}) => [key, value]));
  return {
    exists: (key: string) => (key === '' ? Promise.reject(new Error('empty key')) : Promise.resolve(values.has(key))),
    get: (key: string) => Promise.resolve(values.get(key)),
  };
}

/** Runs the function as CloudFront does: the script defines it, the event holds the request. */
async function viewerRequest(uri: string, querystring: Request['querystring'] = {}, own = files) {
  const store = storeOf(own['key-value-store.json']);
  const scope: {handler?: (event: {request: Request}) => Promise<unknown>; cf: object} = {cf: {kvs: () => store}};
  const script = (own['viewer-request.js'] ?? '').replace("import cf from 'cloudfront';", '');
  runInNewContext(`${script}; this.handler = handler;`, scope);
  return JSON.parse(JSON.stringify(await scope.handler?.({request: {uri, querystring}}))) as Request & {
    statusCode?: number;
    headers: {location: {value: string}};
  };
}

describe('the function of CloudFront', () => {
  it.each([
    ['/', '/index.html'],
    ['/docs/faq/', '/docs/faq/index.html'],
    ['/assets/js/main.1a2b3c4d.js', '/assets/js/main.1a2b3c4d.js'],
    ['/unknown', '/unknown'],
    ['//evil.example/x', '//evil.example/x'],
  ])('asks S3 for the file of %s', async (uri, file) => {
    expect((await viewerRequest(uri)).uri).toBe(file);
    expect((await viewerRequest(uri, {}, large)).uri).toBe(file);
  });

  it.each([
    ['/index.html', '/'],
    ['/docs/faq', '/docs/faq/'],
    ['/docs/faq/index.html', '/docs/faq/'],
    ['/en', '/en/'],
  ])('leads %s to its page in one redirect', async (uri, path) => {
    for (const own of [files, large]) {
      const {statusCode, headers} = await viewerRequest(uri, {}, own);
      expect([statusCode, headers.location.value]).toEqual([301, path]);
      expect((await viewerRequest(path, {}, own)).uri).toMatch(/index\.html$/);
    }
  });

  it('keeps its pages in a key value store where they have no room in it', async () => {
    expect(files).not.toHaveProperty('key-value-store.json');
    expect((large['viewer-request.js'] ?? '').length).toBeLessThan(10_240);
    expect((await viewerRequest('/docs/page-299', {}, large)).uri).toBe('/docs/page-299/index.html');
  });

  it('keeps the query, with names that stand twice or have no value', async () => {
    const query = {
      a: {value: '1', multiValue: [{value: '1'}, {value: '2'}]},
      'b%20': {value: '%C3%B1'},
      c: {value: ''},
    };
    expect((await viewerRequest('/docs/faq', query)).headers.location.value).toBe('/docs/faq/?a=1&a=2&b%20=%C3%B1&c');
  });
});

it('has a headers policy with the policy of the pages, and answers what is missing with the page for it', () => {
  const SecurityHeadersConfig = {
    ContentSecurityPolicy: {ContentSecurityPolicy: testModel().pageHeaders['Content-Security-Policy']},
    StrictTransportSecurity: {AccessControlMaxAgeSec: 86_400, IncludeSubdomains: false},
  };
  expect(JSON.parse(files['response-headers-policy.json'] ?? '')).toMatchObject({SecurityHeadersConfig});
  expect(JSON.parse(inFolder['distribution.json'] ?? '')).toMatchObject({
    DefaultCacheBehavior: {Compress: true, FunctionAssociations: {Items: [{EventType: 'viewer-request'}]}},
    CustomErrorResponses: {
      Items: [403, 404].map((ErrorCode) => ({ErrorCode, ResponseCode: '404', ResponsePagePath: '/help/404.html'})),
    },
  });
});

it('uploads what pages need before the pages', () => {
  const lines = (files['upload.sh'] ?? '').split('\n').filter((line) => line.startsWith('aws'));
  expect(lines.at(-1)).toContain('--exclude "assets/*"');
  const folders = lines.slice(0, -3);
  expect(folders.every((line) => line.includes(line.includes('/img"') ? 'max-age=86400' : 'immutable'))).toBe(true);
  expect(folders.filter((line) => line.includes('"$1/img" "$2/img"'))).toHaveLength(3);
  expect(files['upload.sh']).toContain('# First update the response headers policy');
  const toFolder = (inFolder['upload.sh'] ?? '').split('\n').filter((line) => line.startsWith('aws'));
  expect(toFolder.every((line) => line.includes(' "$2/help'))).toBe(true);
});
