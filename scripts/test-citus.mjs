// npm run test:citus: the HTTP suites on a real Citus cluster, and a worker that is killed in the middle.
// CITUS_CLUSTER names the program that starts the cluster (see CONTRIBUTING.md), CITUS_PORT its first port.
// What follows on the command line goes to vitest: npm run test:citus -- tenancy
import './lib/need-node.mjs';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { installed } from './lib/paths.mjs';
import { command, Refusal, Unreachable } from './lib/progress.mjs';
import { capture, run } from './lib/run.mjs';
import { forTests, testFolder } from './lib/test-environment.mjs';

const NOT_HERE = 75;
const program = process.env.CITUS_CLUSTER;

await command(async () => {
  if (!program)
    throw new Unreachable('THE CLUSTER IS NOT TESTED: CITUS_CLUSTER names no program that starts one.');
  const node = await ensureInstalled();
  const home = mkdtempSync(join(testFolder(), 'writdesk-citus-'));
  chmodSync(home, 0o711); // the account of the database must walk through
  const folder = join(home, 'cluster');
  const remove = () => {
    execFileSync(program, ['stop', folder]);
    rmSync(home, { recursive: true, force: true });
  };
  // Whoever ends us early leaves no database running.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => {
      remove();
      process.exit(1);
    });
  try {
    const { code, output } = await capture(program, ['start', folder, process.env.CITUS_PORT || '5510']);
    if (code === NOT_HERE) throw new Unreachable(`THE CLUSTER IS NOT TESTED: ${output.trim()}`);
    if (code !== 0) throw new Refusal(`The cluster does not start: ${output.trim()}`);
    const args = ['run', '--config', 'vitest.citus.config.ts', ...process.argv.slice(2)];
    return await run(node, [installed('vitest/vitest.mjs'), ...args], {
      env: forTests({
        CITUS_URL: output.trim().split('\n').at(-1),
        CITUS_FOLDER: folder,
      }),
    });
  } finally {
    remove();
  }
});
