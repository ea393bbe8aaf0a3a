import {caddy} from './caddy';
import {cloudflare} from './cloudflare';
import {cloudfront} from './cloudfront';
import {githubPages} from './githubPages';
import type {Host} from './host';
import {netlify} from './netlify';
import {nginx} from './nginx';
import {vercel} from './vercel';

/** The hosts that `npm run hosting` knows, by the name that it is called with. */
export const hosts: {[name: string]: Host} = {
  nginx,
  caddy,
  netlify,
  cloudflare,
  cloudfront,
  vercel,
  'github-pages': githubPages,
};
