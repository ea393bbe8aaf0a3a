import {cacheControl, REVALIDATED} from '../model/cacheControl';
import {textTypes} from '../model/headers';
import type {HostingModel} from '../model';
import {generatedBy, type Host} from './host';
import {fillTemplate} from './template';
import {foldersOf, hashedFolders} from './upload';

/** The size limit of a CloudFront function, in bytes; about 150 pages are below it. */
const MAX_FUNCTION_LENGTH = 10_240;

/** The data of a key value store, in the form that `aws cloudfront create-key-value-store` imports. */
const STORE = 'key-value-store.json';

/**
 * A CloudFront function (runtime 2.0) for the event "viewer request", since S3 supports neither index.html nor redirects.
 * @param fileOf how it finds the file of a page by its address: in itself, or where that is too long in a key value store
 */
const viewerRequest = (fileOf: string) => fillTemplate('viewer-request', {fileOf});

/** The function and, where the pages have no room in it, the data of its store. A site in a folder lies in that folder of the bucket. */
function viewerRequestFiles({site}: HostingModel): {[file: string]: string} {
  const pages = site.pages.map(({path, file}): [string, string] => [path, site.base + file]);
  const complete = viewerRequest(fillTemplate('pages-in-function', {pages: JSON.stringify(Object.fromEntries(pages))}));
  if (complete.length <= MAX_FUNCTION_LENGTH) {
    return {'viewer-request.js': complete};
  }
  const data = pages.map(([key, value]) => ({key, value}));
  return {
    'viewer-request.js': viewerRequest(fillTemplate('pages-in-store')),
    [STORE]: `${JSON.stringify({data}, undefined, 2)}\n`,
  };
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
    '# First update the response headers policy: it admits the inline scripts of this release and of the one before it.',
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
    // An error page is one for all folders.
    'distribution.json': fillTemplate('distribution.json', {
      notFoundPage: model.site.base + (model.site.notFound.at(-1)?.file ?? '404.html'),
    }),
    'upload.sh': upload(model),
  }),
};
