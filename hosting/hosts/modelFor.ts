import {releaseBefore} from '../deploy/manifest';
import {hostingModel, type HostingModel} from '../model';
import {contentSecurityPolicy} from '../model/contentSecurityPolicy';
import {pageHeaders} from '../model/headers';
import {withReports} from '../model/reports';
import {hosts} from './index';

type ModelOptions = {hsts?: boolean; 'report-to'?: string};

/**
 * Describes a finished build for one host. Where the policy comes before the pages and not in one step with them, it admits the inline
 * scripts of the release before as well, which `npm run deploy:merge` has noted: the pages of both are sent under it.
 * @param name of the host
 * @param options of the command: HTTPS for good, as `commonHeaders` takes it, and the address for reports
 * @throws as `hostingModel` and `withReports` do
 */
export function modelFor(name: string, build: string, options: ModelOptions = {}): HostingModel {
  const {hsts, 'report-to': endpoint} = options;
  const model = hostingModel(build, hsts);
  const {output, isCompressedAhead} = hosts[name] ?? {};
  const before = output === 'separate' || isCompressedAhead ? releaseBefore(build) : undefined;
  const ofHost = before
    ? {...model, pageHeaders: pageHeaders(contentSecurityPolicy(model.site.inline, before))}
    : model;
  return endpoint === undefined ? ofHost : withReports(ofHost, endpoint);
}
