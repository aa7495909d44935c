// npm run check: format, lint and walls, types, dead code, API document, sizes of the built app. No database.
import './lib/need-node.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBudgets } from './lib/budgets.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { freshDocument } from './lib/openapi-document.mjs';
import { installed, root } from './lib/paths.mjs';
import { capture, withTools } from './lib/run.mjs';

const AT_ONCE = 2;
const startedAt = performance.now();
const node = await ensureInstalled();

/** Each resolves to what is wrong, or to nothing. The longest come first. */
const checks = [
  { name: 'lint and walls', check: lint },
  { name: 'types: server', check: types('server') },
  { name: 'types: scripts and measures', check: types('.') },
  { name: 'types: web', check: types('web') },
  { name: 'dead code', check: tool('knip/bin/knip.js', '--no-progress') },
  { name: 'types: journeys', check: types('e2e') },
  { name: 'types: the year', check: types('year') },
  { name: 'types: contract', check: types('contract') },
  { name: 'API document', check: compareDocument },
  { name: 'sizes of the built app', check: checkBudgets },
  { name: 'format', check: tool('oxfmt/bin/oxfmt', '--check') },
];

const waiting = [...checks];
const failures = [];
await Promise.all(Array.from({ length: AT_ONCE }, worker));
for (const { name, problem } of failures) console.error(`\n✗ ${name}\n${problem}`);
console.log(
  `\n${checks.length - failures.length} passed, ${failures.length} failed in ${secondsSince(startedAt)} s`,
);
process.exitCode = failures.length > 0 ? 1 : 0;

async function worker() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { name, check } = next;
    const begunAt = performance.now();
    const problem = await check().catch((error) => String(error));
    console.log(`${problem ? '✗' : '✓'} ${name} (${secondsSince(begunAt)} s)`);
    if (problem) failures.push({ name, problem });
  }
}

// The compiler's usual four checkers each work out the shared types again: more than twice the work, for nothing on
// two cores.
function types(project) {
  return tool('typescript/bin/tsc', '-p', project, '--checkers', '1');
}

// tsgolint makes a checker for each processor that Go may use, with the same loss.
async function lint() {
  return said('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'], { GOMAXPROCS: '1' });
}

function tool(path, ...args) {
  return () => said(path, args);
}

async function said(path, args, env = {}) {
  const { code, output } = await capture(node, [installed(path), ...args], { env: withTools(env) });
  return code === 0 ? undefined : output;
}

async function compareDocument() {
  const file = join(root, 'docs/openapi.json');
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (committed === (await freshDocument(node))) return undefined;
  return 'docs/openapi.json differs from the contract: run npm run openapi -- --write';
}

function secondsSince(moment) {
  return ((performance.now() - moment) / 1000).toFixed(1);
}
