// npm test: every test, and at the end one plain line: N passed, N failed.
// What follows on the command line goes to vitest: npm test -- --project unit deadlines
import './lib/need-node.mjs';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { installed, root } from './lib/paths.mjs';
import { Refusal } from './lib/progress.mjs';
import {
  addResults,
  countResults,
  filesToRepeat,
  namesOfFailures,
  summaryLine,
  withRepeated,
} from './lib/results.mjs';
import { run } from './lib/run.mjs';
import { forTests } from './lib/test-environment.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

const resultsFolder = mkdtempSync(join(tmpdir(), 'writdesk-results-'));
const chosen = process.argv.slice(2);
let totals = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const repeated = [];
let isComplete = false;

// However this ends, the last line is there and the exit code agrees with it.
process.on('exit', () => {
  rmSync(resultsFolder, { recursive: true, force: true });
  if (!isComplete) failure('The tests did not come to their end.');
  if (failures.length > 0) console.log(`What failed:\n${failures.join('\n')}`);
  if (repeated.length > 0) console.log(`Failed at first, then tried once more:\n${repeated.join('\n')}`);
  if (totals.skipped > 0) console.log(`${totals.skipped} skipped: what this machine lacks is said above`);
  console.log(summaryLine(totals));
  process.exitCode = totals.failed > 0 ? 1 : 0;
});

try {
  const node = await ensureInstalled();
  const needsWeb = chosen.length === 0 || chosen.includes('e2e') || chosen.includes('year');
  const isBuilt = needsWeb && (await isWebBuilt(node));
  if (chosen.length > 0) {
    count(await runVitest(node, 'chosen', chosen));
  } else {
    await runOrRepeat(node, 'rules-and-http', ['--project', 'unit', '--project', 'http']);
    if (isBuilt) await runYearAndJourneys(node);
  }
  isComplete = true;
} catch (error) {
  failure(error instanceof Refusal ? error.message : error);
  isComplete = true;
}

function isWebBuilt(node) {
  return ensureWebBuilt(node).then(
    () => true,
    (error) => failure(error.message),
  );
}

/** In one run: the year takes one worker, and the other begins with the journeys. */
async function runYearAndJourneys(node) {
  const chromium = await ensureChromium();
  if (!chromium) {
    failure(
      'THE JOURNEYS DID NOT RUN: there is no Chromium, and only root can install it here, with apt-get. ' +
        'Install Chromium or Chrome, or name it: CHROMIUM_PATH=/path/to/chrome npm test',
    );
    return runOrRepeat(node, 'year', ['--project', 'year']);
  }
  await runOrRepeat(node, 'year-and-journeys', ['--project', 'year', '--project', 'e2e'], {
    CHROMIUM_PATH: chromium,
  });
}

/**
 * A few files that failed are tried once more, from their beginning in a new process, and it is said at the end which: a test
 * that the machine was too busy for is no reason to refuse a change, and still one to look at the test.
 */
async function runOrRepeat(node, name, args, env = {}) {
  const faultsFile = join(resultsFolder, `${name}.faults`);
  const withFaults = { ...env, FAULTS_FILE: faultsFile };
  const first = await runVitest(node, name, args, withFaults);
  const again = filesToRepeat(first.report);
  if (again.length === 0) return count(first);
  const failed = namesOfFailures(first.report, root);
  console.log(`These failed and are tried once more:\n${failed.join('\n')}`);
  repeated.push(...failed);
  const files = again.map((file) => relative(root, file));
  const second = await runVitest(node, `${name}-again`, [...args, ...files], withFaults);
  if (!second.report) return count(first);
  count({ report: withRepeated(first.report, second.report), code: second.code });
  // The first run's exit code no longer says that its counters were wrong at the end.
  if (existsSync(faultsFile)) failure(readFileSync(faultsFile, 'utf8'));
}

async function runVitest(node, name, args, env = {}) {
  const file = join(resultsFolder, `${name}.json`);
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    '--reporter=./scripts/lib/report-faults.mjs',
  ];
  const code = await run(node, [installed('vitest/vitest.mjs'), 'run', ...reporters, ...args], {
    env: forTests(env),
  });
  return { report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined, code };
}

function count({ report, code }) {
  totals = addResults(totals, countResults(report, code));
  failures.push(...namesOfFailures(report, root));
}

/** Something that is no single test went wrong; it counts as one. */
function failure(problem) {
  console.error(problem);
  failures.push(`✗ ${problem}`);
  totals = addResults(totals, { passed: 0, failed: 1, skipped: 0 });
  return false;
}
