import {cacheControl, REVALIDATED} from '../model/cacheControl';
import {textTypes} from '../model/headers';
import type {HostingModel} from '../model';
import {generatedBy, type Host} from './host';
import {foldersOf, hashedFolders, policyFirst} from './upload';

/** The size limit of a CloudFront function, in bytes; about 150 pages are below it. */
const MAX_FUNCTION_LENGTH = 10_240;

/** The data of a key value store, in the form that `aws cloudfront create-key-value-store` imports. */
const STORE = 'key-value-store.json';

/** The file of a page by its address: in the function itself, or where that is too long in a key value store. */
const inFunction = (pages: [path: string, file: string][]) => `var pages = ${JSON.stringify(Object.fromEntries(pages))};
function fileOf(path) {
  return pages[path];
}`;
const inStore = `import cf from 'cloudfront';
var pages = cf.kvs();
async function fileOf(path) {
  // The store rejects a key that is empty or longer.
  if (path === '' || path.length > 512) {
    return undefined;
  }
  var isPage = await pages.exists(path);
  if (!isPage) {
    return undefined;
  }
  var file = await pages.get(path);
  return file;
}`;

/**
 * A CloudFront function (runtime 2.0) for the event "viewer request", since S3 supports neither index.html nor redirects. Unknown
 * addresses are passed to S3 unchanged. Spellings follow from the address; the list of pages alone decides whether there is one.
 */
const viewerRequest = (pages: string) => `// ${generatedBy}
${pages}
async function handler(event) {
  var request = event.request;
  var file = await fileOf(request.uri);
  if (file) {
    request.uri = file;
    return request;
  }
  var clean = request.uri.replace(/(\\/index)?\\.html$/, '').replace(/\\/$/, '');
  var path = clean;
  file = await fileOf(path);
  if (!file) {
    path = clean + '/';
    file = await fileOf(path);
  }
  if (!file) {
    return request;
  }
  var query = Object.keys(request.querystring).map(function (name) {
    var given = request.querystring[name];
    return (given.multiValue || [given]).map(function (one) {
      return one.value === '' ? name : name + '=' + one.value;
    }).join('&');
  }).join('&');
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: {location: {value: path + (query ? '?' + query : '')}, 'cache-control': {value: 'no-cache'}}
  };
}
`;

/** The function and, where the pages have no room in it, the data of its store. A site in a folder lies in that folder of the bucket. */
function viewerRequestFiles({site}: HostingModel): {[file: string]: string} {
  const pages = site.pages.map(({path, file}): [string, string] => [path, site.base + file]);
  const complete = viewerRequest(inFunction(pages));
  if (complete.length <= MAX_FUNCTION_LENGTH) {
    return {'viewer-request.js': complete};
  }
  const data = pages.map(([key, value]) => ({key, value}));
  return {'viewer-request.js': viewerRequest(inStore), [STORE]: `${JSON.stringify({data}, undefined, 2)}\n`};
}

/** Input of `aws cloudfront create-response-headers-policy`. */
function headersPolicy(model: HostingModel): object {
  const {'Strict-Transport-Security': hsts, ...rest} = {...model.headers, ...model.pageHeaders};
  const {
    'Content-Security-Policy': policy,
    'Referrer-Policy': referrer,
    'X-Frame-Options': frames,
    'X-Content-Type-Options': _nosniff,
    ...custom
  } = rest;
  return {
    Name: 'help-centre',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {Override: true, ContentSecurityPolicy: policy},
      ContentTypeOptions: {Override: true},
      FrameOptions: {Override: true, FrameOption: frames},
      ReferrerPolicy: {Override: true, ReferrerPolicy: referrer},
      StrictTransportSecurity: {
        Override: true,
        IncludeSubdomains: hsts?.includes('includeSubDomains') ?? false,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(hsts ?? '')?.[1] ?? 0),
      },
    },
    CustomHeadersConfig: {
      Quantity: Object.keys(custom).length,
      Items: Object.entries(custom).map(([Header, Value]) => ({Header, Value, Override: true})),
    },
  };
}

/** The caching that AWS recommends for S3 (CachingOptimized): it follows `Cache-Control` and keeps compressed forms apart. */
const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6';

/**
 * Parts of a distribution's configuration; what stands between `<` and `>` is known when it has been created. S3 answers 403 where
 * there is no file; an error page is one for all folders.
 */
function distribution({site}: HostingModel): object {
  const page = site.base + (site.notFound.at(-1)?.file ?? '404.html');
  return {
    DefaultRootObject: 'index.html',
    DefaultCacheBehavior: {
      TargetOriginId: '<the S3 bucket, as an origin>',
      ViewerProtocolPolicy: 'redirect-to-https',
      AllowedMethods: {Quantity: 2, Items: ['GET', 'HEAD']},
      Compress: true,
      CachePolicyId: cachingOptimized,
      ResponseHeadersPolicyId: '<Id of response-headers-policy.json>',
      FunctionAssociations: {
        Quantity: 1,
        Items: [{EventType: 'viewer-request', FunctionARN: '<FunctionARN of viewer-request.js>'}],
      },
    },
    CustomErrorResponses: {
      Quantity: 2,
      Items: [403, 404].map((ErrorCode) => ({
        ErrorCode,
        ResponsePagePath: page,
        ResponseCode: '404',
        ErrorCachingMinTTL: 0,
      })),
    },
  };
}

/** The upload, in an order that serves no page before its scripts. */
function upload(model: HostingModel): string {
  const folders = [...hashedFolders(model), ...foldersOf(model, ['img'])];
  const target = `$2${model.site.base.slice(0, -1)}`;
  const copy = (from: string, to: string, choice: string, cache: string) =>
    `aws s3 cp --recursive "${from}" "${to}" ${choice}--cache-control "${cache}"`;
  // The tool derives no charset from a file name.
  const copies = (from: string, to: string, cache: string, exclude = '') => [
    copy(
      from,
      to,
      exclude +
        Object.keys(textTypes)
          .map((ending) => `--exclude "*${ending}" `)
          .join(''),
      cache,
    ),
    ...Object.entries(textTypes).map(([ending, type]) =>
      copy(from, to, `--exclude "*" --include "*${ending}" ${exclude}--content-type "${type}" `, cache),
    ),
  ];
  return [
    '#!/bin/sh',
    `# ${generatedBy}`,
    '# Usage: sh upload.sh BUILD_FOLDER s3://BUCKET',
    `# ${policyFirst('update the response headers policy')}`,
    '# (`npm run hosting` has said so when it has no room for both: then update it right after the upload.)',
    'set -eu',
    ...folders.flatMap((name) => copies(`$1/${name}`, `${target}/${name}`, cacheControl(`/${name}/`))),
    ...copies('$1', target, REVALIDATED, folders.map((name) => `--exclude "${name}/*" `).join('')),
    '',
  ].join('\n');
}

export const cloudfront: Host = {
  output: 'separate',
  known: {headers: /: x-robots-tag is missing/, notFound: /: not the page/, missingFiles: /./, methods: /./},
  files: (model) => ({
    ...viewerRequestFiles(model),
    'response-headers-policy.json': `${JSON.stringify(headersPolicy(model), undefined, 2)}\n`,
    'distribution.json': `${JSON.stringify(distribution(model), undefined, 2)}\n`,
    'upload.sh': upload(model),
  }),
};
