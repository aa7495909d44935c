/**
 * Counts what vitest reports. A file that could not be loaded, an error outside every test and a run that died
 * count as failures: none of them may look like success.
 *
 * @param {object | undefined} report vitest's JSON; undefined when it wrote none
 * @param {number} code vitest's exit code
 */
export function countResults(report, code) {
  const files = report ? report.testResults : [];
  const tests = files.flatMap((file) => file.assertionResults);
  const withStatus = (status) => tests.filter((test) => test.status === status).length;
  const broken = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(isFailed),
  ).length;
  const failed = withStatus('failed') + broken;
  return {
    passed: withStatus('passed'),
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: tests.length - withStatus('passed') - withStatus('failed'),
  };
}

function isFailed(test) {
  return test.status === 'failed';
}

/** Both together. */
export function addResults(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** The line that ends `npm test`. */
export function summaryLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
