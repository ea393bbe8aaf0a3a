import {releaseBefore} from '../deploy/manifest';
import {hostingModel, type HostingModel} from '../model';
import {contentSecurityPolicy} from '../model/contentSecurityPolicy';
import {pageHeaders} from '../model/headers';
import {hosts} from './index';

/**
 * Describes a finished build for one host. Where the policy comes before the pages and not in one step with them, it admits the inline
 * scripts of the release before as well, which `npm run deploy:merge` has noted: the pages of both are sent under it.
 * @param name of the host
 * @param isHttpsForGood as `commonHeaders` takes it
 * @throws as `hostingModel` does
 */
export function modelFor(name: string, build: string, isHttpsForGood = false): HostingModel {
  const model = hostingModel(build, isHttpsForGood);
  const {output, isCompressedAhead} = hosts[name] ?? {};
  const before = output === 'separate' || isCompressedAhead ? releaseBefore(build) : undefined;
  return before ? {...model, pageHeaders: pageHeaders(contentSecurityPolicy(model.site.inline, before))} : model;
}
