// npm run test:citus: the HTTP suites on a real Citus cluster, and a worker that is killed in the middle.
// CITUS_CLUSTER names the program that makes the cluster (see CONTRIBUTING.md); CITUS_PORT its first port.
// What follows on the command line goes to vitest: npm run test:citus -- tenancy
import './lib/need-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { installed } from './lib/paths.mjs';
import { command } from './lib/progress.mjs';
import { run, withTools } from './lib/run.mjs';

const NOT_HERE = 75;

await command(async () => {
  if (!process.env.CITUS_CLUSTER) {
    console.error('THE CLUSTER IS NOT TESTED: CITUS_CLUSTER names no program that starts a Citus cluster.');
    return NOT_HERE;
  }
  const node = await ensureInstalled();
  const args = ['run', '--config', 'vitest.citus.config.ts', ...process.argv.slice(2)];
  return run(node, [installed('vitest/vitest.mjs'), ...args], {
    env: withTools({ CI: process.env.CI || 'true' }),
  });
});
