import {cacheControl, REVALIDATED} from '../model/cacheControl';
import {textTypes} from '../model/headers';
import type {HostingModel} from '../model';
import {generatedBy, type Host} from './host';
import {foldersOf, hashedFolders, policyFirst} from './upload';

/** The size limit of a CloudFront function, in bytes. */
const MAX_FUNCTION_LENGTH = 10_240;

/**
 * A CloudFront function (runtime 2.0) for the event "viewer request", since S3 supports neither index.html nor redirects. Unknown
 * addresses are passed to S3 unchanged. A site in a folder lies in that folder of the bucket.
 */
function viewerRequest({site}: HostingModel): string {
  const pages = Object.fromEntries(site.pages.map(({path, file}) => [path, site.base + file]));
  // Spellings follow from the address; the list of pages alone decides whether there is one.
  const source = `// ${generatedBy}
var pages = ${JSON.stringify(pages)};
function handler(event) {
  var request = event.request;
  var file = pages[request.uri];
  if (file) {
    request.uri = file;
    return request;
  }
  var clean = request.uri.replace(/(\\/index)?\\.html$/, '').replace(/\\/$/, '');
  var path = pages[clean] ? clean : pages[clean + '/'] ? clean + '/' : '';
  if (!path) {
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
  if (source.length > MAX_FUNCTION_LENGTH) {
    throw new Error(
      `The CloudFront function has ${source.length} characters, ${MAX_FUNCTION_LENGTH} are allowed: ` +
        'keep the pages in a CloudFront KeyValueStore instead.',
    );
  }
  return source;
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
  maxPolicyLength: 1500,
  files: (model) => ({
    'viewer-request.js': viewerRequest(model),
    'response-headers-policy.json': `${JSON.stringify(headersPolicy(model), undefined, 2)}\n`,
    'distribution.json': `${JSON.stringify(distribution(model), undefined, 2)}\n`,
    'upload.sh': upload(model),
  }),
};
