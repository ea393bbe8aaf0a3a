import type {HostingModel} from '../model';
import {limits, withOneNotFound, type Host} from './host';
import {render} from './template';

/** The size limit of a CloudFront function, in bytes; about 150 pages are below it. */
const MAX_FUNCTION_LENGTH = 10_240;

/** The data of a key value store, in the form that `aws cloudfront create-key-value-store` imports. */
const STORE = 'key-value-store.json';

/**
 * A CloudFront function (runtime 2.0) for the event "viewer request", since S3 supports neither index.html nor redirects. It finds the file
 * of a page in itself or, where the pages have no room in it, in a key value store, whose data is returned too. A site in a folder lies in
 * that folder of the bucket.
 */
function viewerRequestFiles({site}: HostingModel): {[file: string]: string} {
  const pages = site.pages.map(({path, file}): [string, string] => [path, site.base + file]);
  const complete = render('viewer-request', {pages, isInFunction: true});
  if (complete.length <= MAX_FUNCTION_LENGTH) return {'viewer-request.js': complete};
  const data = pages.map(([key, value]) => ({key, value}));
  return {
    'viewer-request.js': render('viewer-request', {pages, isInFunction: false}),
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

export const cloudfront: Host = {
  output: 'separate',
  answers: withOneNotFound,
  knownLimits: {
    headers: [/: x-robots-tag is missing,/],
    notFound: [limits.notFoundByName],
    missingFiles: [limits.missingIsPage, /: cache-control is no-cache$/],
    methods: [limits.ownRefusal],
  },
  files: (model) => ({
    ...viewerRequestFiles(model),
    'response-headers-policy.json': `${JSON.stringify(headersPolicy(model), undefined, 2)}\n`,
    // An error page is one for all folders.
    'distribution.json': render('distribution.json', {
      notFoundPage: model.site.base + (model.site.notFound.at(-1)?.file ?? '404.html'),
    }),
    // In an order that serves no page before its scripts.
    'upload.sh': render('upload.sh', model),
  }),
};
