import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {folderBuild, largeModel, testModel} from '../../e2e/support/hosting';
import {cloudfront} from './cloudfront';

interface Request {
  uri: string;
  querystring: {[name: string]: {value: string; multiValue?: {value: string}[]}};
}

const files = cloudfront.files(testModel(), {root: '', listen: ''});
const folderFiles = cloudfront.files(testModel(folderBuild), {root: '', listen: ''});

/** Runs the function as CloudFront does: the script defines it, the event holds the request. */
function viewerRequest(uri: string, querystring: Request['querystring'] = {}, own = files) {
  const scope: {handler?: (event: {request: Request}) => unknown} = {};
  runInNewContext(`${own['viewer-request.js']}; this.handler = handler;`, scope);
  return JSON.parse(JSON.stringify(scope.handler?.({request: {uri, querystring}}))) as Request & {
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
  ])('asks S3 for the file of %s', (uri, file) => {
    expect(viewerRequest(uri).uri).toBe(file);
  });

  it.each([
    ['/index.html', '/'],
    ['/docs/faq', '/docs/faq/'],
    ['/docs/faq/index.html', '/docs/faq/'],
    ['/en', '/en/'],
  ])('leads %s to its page in one redirect', (uri, path) => {
    const {statusCode, headers} = viewerRequest(uri);
    expect([statusCode, headers.location.value]).toEqual([301, path]);
    expect(viewerRequest(path).uri).toMatch(/index\.html$/);
  });

  it('asks S3 for the file of a page in both forms of addresses, in a folder and among 300 pages', () => {
    for (const model of [testModel(), testModel(folderBuild), largeModel(300)]) {
      const {base, pages} = model.site;
      const ownFiles = cloudfront.files(model, {root: '', listen: ''});
      for (const {path, file} of pages.slice(-4)) expect(viewerRequest(path, {}, ownFiles).uri).toBe(base + file);
    }
  });

  it('keeps the query, including repeated names and names without a value', () => {
    const query = {
      a: {value: '1', multiValue: [{value: '1'}, {value: '2'}]},
      'b%20': {value: '%C3%B1'},
      c: {value: ''},
    };
    expect(viewerRequest('/docs/faq', query).headers.location.value).toBe('/docs/faq/?a=1&a=2&b%20=%C3%B1&c');
  });
});

it('CloudFront sends the policy of the pages, and answers a missing file with the not-found page', () => {
  const SecurityHeadersConfig = {
    ContentSecurityPolicy: {ContentSecurityPolicy: testModel().pageHeaders['Content-Security-Policy']},
    StrictTransportSecurity: {AccessControlMaxAgeSec: 86_400, IncludeSubdomains: false},
  };
  expect(JSON.parse(files['response-headers-policy.json'] ?? '')).toMatchObject({SecurityHeadersConfig});
  expect(JSON.parse(folderFiles['distribution.json'] ?? '')).toMatchObject({
    DefaultCacheBehavior: {Compress: true, FunctionAssociations: {Items: [{EventType: 'viewer-request'}]}},
    CustomErrorResponses: {
      Items: [403, 404].map((ErrorCode) => ({ErrorCode, ResponseCode: '404', ResponsePagePath: '/help/404.html'})),
    },
  });
});

it('upload.sh uploads the pages last, after the files that they load', () => {
  const lines = (files['upload.sh'] ?? '').split('\n').filter((line) => line.startsWith('aws'));
  expect(lines.at(-1)).toContain('--exclude "assets/*"');
  const folders = lines.slice(0, -3);
  expect(folders.every((line) => line.includes(line.includes('/img"') ? 'max-age=86400' : 'immutable'))).toBe(true);
  expect(folders.filter((line) => line.includes('"$1/img" "$2/img"'))).toHaveLength(3);
  expect(files['upload.sh']).toContain('# First update the response headers policy');
  const folderLines = (folderFiles['upload.sh'] ?? '').split('\n').filter((line) => line.startsWith('aws'));
  expect(folderLines.every((line) => line.includes(' "$2/help'))).toBe(true);
});
