import { relative } from 'node:path';

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

/**
 * What failed, by name and with the first lines of why and what a journey's pages showed, so that the end of a long log says it once more.
 *
 * @param {object | undefined} report vitest's JSON
 * @param {string} root the folder that the names of files are relative to
 * @returns {string[]} a line or a few for each test, or for a file that could not be loaded
 */
export function namesOfFailures(report, root) {
  const files = report ? report.testResults : [];
  return files
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const name = relative(root, file.name);
      const failed = file.assertionResults.filter(isFailed);
      if (failed.length === 0) return [`✗ ${name}: ${firstLines(file.message)}`];
      return failed.flatMap((test) => [
        `✗ ${name} › ${test.fullName}: ${firstLines(test.failureMessages.join('\n'))}`,
        ...(test.meta?.pages ?? []).map((page) => `    ${page}`),
      ]);
    });
}

/**
 * The files in which something failed and that are worth another try: a few. Where many fail, something is broken for all;
 * and where a property failed, it was refuted by an example that another try would not meet again.
 *
 * @param {object | undefined} report vitest's JSON
 * @returns {string[]} their paths; none when too many failed or a property did
 */
export function filesToRepeat(report) {
  const failed = (report?.testResults ?? []).filter(({ status }) => status === 'failed');
  if (failed.length > MOST_REPEATED || failed.some(isRefuted)) return [];
  return failed.map(({ name }) => name);
}

const MOST_REPEATED = 4;

const isRefuted = ({ assertionResults, message = '' }) =>
  [message, ...assertionResults.flatMap(({ failureMessages }) => failureMessages ?? [])].some((text) =>
    text.includes('Property failed after'),
  );

/** The first report, with the repeated files as their repetition left them. */
export function withRepeated(report, repeated) {
  const again = new Map(repeated.testResults.map((file) => [file.name, file]));
  return { ...report, testResults: report.testResults.map((file) => again.get(file.name) ?? file) };
}

function firstLines(text = '') {
  return text.split('\n').slice(0, 8).join('\n    ').slice(0, 1200);
}

/** Both together. */
export function addResults(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** The line that ends `npm test`. */
export function summaryLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
