import type {HostingModel} from './index';

/**
 * The model with the request that browsers report what the policy refused. The reports hold the address of the page and of what was
 * refused, and nothing of the reader; who receives them also learns the reader's IP address.
 * @param endpoint an `https` address that takes them; on another host it must allow requests from this one (CORS)
 * @throws when that is no such address, or has a character that would end a value of the headers
 */
export function withReports(model: HostingModel, endpoint: string): HostingModel {
  if (!/^https:\/\/[^\s";,\\]+$/.test(endpoint)) {
    throw new Error(`--report-to: found "${endpoint}", expected an address as https://reports.example/csp.`);
  }
  const {'Content-Security-Policy': policy = '', ...others} = model.pageHeaders;
  return {
    ...model,
    pageHeaders: {
      // Firefox and older browsers know the second directive only.
      'Content-Security-Policy': `${policy};report-to policy;report-uri ${endpoint}`,
      'Reporting-Endpoints': `policy="${endpoint}"`,
      ...others,
    },
  };
}
