// npm test: every test, and at the end one plain line: N passed, N failed.
// What follows on the command line goes to vitest: npm test -- --project unit deadlines
import './lib/need-node.mjs';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { countResults, summaryLine } from './lib/results.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { installed, root } from './lib/paths.mjs';
import { run, withTools } from './lib/run.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

const filters = process.argv.slice(2);
const everything = filters.length === 0;
const resultsFolder = join(root, '.cache/test-results');
let totals = { passed: 0, failed: 0, skipped: 0 };

// Whatever goes wrong below, the last line is there and the exit code is right.
process.on('exit', (code) => {
  if (code !== 0 && totals.failed === 0) totals.failed = 1;
  if (totals.skipped > 0) console.log(`${totals.skipped} skipped: see above for what this machine lacks`);
  console.log(summaryLine(totals));
  process.exitCode = totals.failed > 0 ? 1 : 0;
});

const node = await ensureInstalled();
rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });

if (!everything) {
  await runVitest('chosen', filters);
} else {
  await runVitest('rules-and-http', ['--project', 'unit', '--project', 'http']);
  await runJourneys();
}

async function runJourneys() {
  if (!existsSync(join(root, 'e2e/global-setup.ts'))) return;
  const chromium = await ensureChromium();
  if (!chromium) {
    console.error(
      'THE JOURNEYS DID NOT RUN: there is no Chromium, and it can be installed here only as root with apt-get. ' +
        'Install Chromium or Chrome, or name it: CHROMIUM_PATH=/path/to/chrome npm test',
    );
    totals.failed += 1;
    return;
  }
  await ensureWebBuilt(node);
  await runVitest('journeys', ['--project', 'e2e'], { CHROMIUM_PATH: chromium });
}

async function runVitest(name, args, env = {}) {
  const file = join(resultsFolder, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(node, [installed('vitest/vitest.mjs'), 'run', ...reporters, ...args], {
    env: withTools({ CI: process.env.CI || 'true', ...env }),
  });
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const { passed, failed, skipped } = countResults(report, code);
  totals = {
    passed: totals.passed + passed,
    failed: totals.failed + failed,
    skipped: totals.skipped + skipped,
  };
}
