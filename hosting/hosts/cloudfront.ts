import type {HostingModel} from '../model';
import {atMost, limits, missingIsPage, render, withOneNotFound, type Host} from './host';

/**
 * A CloudFront function (runtime 2.0) for the event "viewer request", since S3 supports neither index.html nor redirects. A site in a
 * folder is in that folder of the bucket.
 * @throws when the function has no room for all pages
 */
function viewerRequest({site}: HostingModel): string {
  const text = render('viewer-request', {pages: site.pages.map(({path}) => path)});
  atMost(10_240, Buffer.byteLength(text), 'bytes of a CloudFront function');
  return text;
}

/** Input of `aws cloudfront create-response-headers-policy`. */
function headersPolicy(model: HostingModel): object {
  const {
    'Strict-Transport-Security': hsts,
    'Content-Security-Policy': policy,
    'Referrer-Policy': referrer,
    'X-Frame-Options': frames,
    'X-Content-Type-Options': _nosniff,
    ...custom
  } = {...model.headers, ...model.pageHeaders};
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
    ...limits,
    headers: [/: x-robots-tag is missing,/],
    missingFiles: [missingIsPage, /: cache-control is no-cache$/],
  },
  files: (model) => ({
    'viewer-request.js': viewerRequest(model),
    'response-headers-policy.json': `${JSON.stringify(headersPolicy(model), undefined, 2)}\n`,
    // CloudFront has one error page for all folders.
    'distribution.json': render('distribution.json', {
      notFoundPage: model.site.base + (model.site.notFound.at(-1)?.file ?? '404.html'),
    }),
    // The script uploads no page before its scripts.
    'upload.sh': render('upload.sh', model),
  }),
};
