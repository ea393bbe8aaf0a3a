interface Suite {
  suites?: Suite[];
  specs?: {title: string; ok: boolean}[];
}

/** The part that is read of the report of Playwright's json reporter. */
export type PlaywrightReport = Suite & {
  /** Errors outside of tests: a failed setup, a file that cannot be read. */
  errors?: {message?: string}[];
};

interface Result {
  title: string;
  ok: boolean;
}

function specsOf({suites = [], specs = []}: Suite): Result[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/**
 * The tests of a report that ran, with their full titles.
 * @throws when something kept them from running: no test would look as if there were none
 */
export function resultsOf(report: PlaywrightReport): Result[] {
  if (report.errors?.length) {
    throw new Error(`The tests could not run: ${report.errors.map(({message}) => message).join('; ')}`);
  }
  return specsOf(report);
}
