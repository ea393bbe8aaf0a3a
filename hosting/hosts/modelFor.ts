import {releaseBefore} from '../deploy/manifest';
import {hostingModel, type HostingModel} from '../model';
import {contentSecurityPolicy} from '../model/contentSecurityPolicy';
import {pageHeaders} from '../model/headers';
import {hosts} from './index';

/** The data that a host's files are generated from, and warnings for the person who deploys them. */
export interface ModelForHost {
  model: HostingModel;
  notes: string[];
}

const lengthOf = ({pageHeaders}: HostingModel) => pageHeaders['Content-Security-Policy']?.length ?? 0;

/**
 * Describes a finished build for one host. Where the policy is installed by itself, before the pages, it admits the inline scripts and
 * styles of the release before as well, which `npm run deploy:merge` has noted: the pages of both are sent under it.
 * @param name of the host
 * @param isHttpsForGood as `commonHeaders` takes it
 * @throws with what to do when the policy of the build is longer than the host allows, or as `hostingModel` does
 */
export function modelFor(name: string, build: string, isHttpsForGood = false): ModelForHost {
  const {output, maxPolicyLength = Infinity} = hosts[name] ?? {};
  const model = hostingModel(build, isHttpsForGood);
  if (lengthOf(model) > maxPolicyLength) {
    const without = Object.entries(hosts).filter(([, {maxPolicyLength: limit}]) => limit === undefined);
    throw new Error(
      `The content security policy has ${lengthOf(model)} characters, ${name} allows ${maxPolicyLength}. A font provider with ` +
        "shorter addresses or the site's own font (src/static-first/fontProvider.ts) makes it shorter, and so do fewer different inline " +
        `stylesheets: there are ${model.site.inline.styles.length} (src/outputs/styles/stylesheetGroups.ts). ` +
        `Without this limit: ${without.map(([other]) => other).join(', ')}.`,
    );
  }
  const before = output === 'separate' ? releaseBefore(build) : undefined;
  if (!before) {
    return {model, notes: []};
  }
  const both = {...model, pageHeaders: pageHeaders(contentSecurityPolicy(model.site.inline, before))};
  if (lengthOf(both) <= maxPolicyLength) {
    return {model: both, notes: []};
  }
  return {
    model,
    notes: [
      `The policy admits this release alone: with the one before it would have ${lengthOf(both)} characters, ${name} allows ` +
        `${maxPolicyLength}. Until the policy and the pages are both those of this release, pages may be shown without some of their styles: ` +
        'upload the pages, then change the policy at once.',
    ],
  };
}
