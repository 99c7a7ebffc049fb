/** Counts from the runners' reports: `{ passed, failed, skipped }`. A file that could not be run counts as one failure. */

/** Vitest's JSON report. */
export function countNodeTests(report) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const file of report.testResults) {
    for (const test of file.assertionResults) counts[test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped'] += 1;
    if (file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')) counts.failed += 1;
  }
  return counts;
}

/** Sessions as web-test-runner.config.js writes them: `[{ passed, errors, suites }]`. */
export function countBrowserTests(sessions) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const add = (suite) => {
    for (const test of suite.tests) counts[test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed'] += 1;
    suite.suites.forEach(add);
  };
  for (const session of sessions) {
    const before = counts.failed;
    if (session.suites) add(session.suites);
    if (!session.passed && counts.failed === before) counts.failed += 1;
  }
  return counts;
}
