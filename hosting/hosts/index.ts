import {apache} from './apache';
import {cloudflare} from './cloudflare';
import {cloudfront} from './cloudfront';
import {githubPages} from './githubPages';
import type {Host} from './host';
import {netlify} from './netlify';
import {caddy, nginx} from './servers';
import {vercel} from './vercel';

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
