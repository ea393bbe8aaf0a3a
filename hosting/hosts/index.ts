import {cloudfront} from './cloudfront';
import {githubPages} from './githubPages';
import type {Host} from './host';
import {cloudflare, netlify} from './headersFiles';
import {apache, caddy, nginx} from './servers';
import {vercel} from './vercel';
import {releaseBefore} from '../deploy/manifest';
import {hostingModel, type HostingModel} from '../model';

/** The hosts that `npm run hosting` supports, by their argument. */
export const hosts: {[name: string]: Host} = {
  nginx,
  caddy,
  apache,
  netlify,
  cloudflare,
  cloudfront,
  vercel,
  'github-pages': githubPages,
};

/**
 * Describes a finished build for one host. If the policy is installed before the pages, it also admits the inline scripts of the previous
 * release, which `npm run deploy:merge` has noted: pages of both releases are sent under it.
 * @param name of the host
 * @param hsts as `commonHeaders` takes it
 * @throws as `hostingModel` does
 */
export function modelFor(name: string, build: string, {hsts}: {hsts?: boolean} = {}): HostingModel {
  const {output, isCompressedAhead} = hosts[name] ?? {};
  const previousRelease = output === 'separate' || isCompressedAhead ? releaseBefore(build) : undefined;
  return hostingModel(build, {hsts, previousRelease});
}
