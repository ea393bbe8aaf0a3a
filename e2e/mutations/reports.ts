interface Suite {
  suites?: Suite[];
  specs?: {title: string; ok: boolean}[];
}

/** The part that is read of the report of Playwright's json reporter. */
export type PlaywrightReport = Suite;

/** The part that is read of the report of Vitest's json reporter. */
export interface VitestReport {
  testResults: {assertionResults: {fullName: string; status: string}[]}[];
}

interface Result {
  title: string;
  ok: boolean;
}

function specsOf({suites = [], specs = []}: Suite): Result[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** The tests of a report that ran, with their full titles. */
export function resultsOf(report: PlaywrightReport | VitestReport): Result[] {
  if (!('testResults' in report)) {
    return specsOf(report);
  }
  return report.testResults
    .flatMap(({assertionResults}) => assertionResults)
    .filter(({status}) => status === 'passed' || status === 'failed')
    .map(({fullName, status}) => ({title: fullName, ok: status === 'passed'}));
}
