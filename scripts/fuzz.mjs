// npm run test:fuzz: Schemathesis reads the API document and tries the whole API as each role. Needs Python 3.10 or later.
// FUZZ_SECONDS=120 tries longer; what follows on the command line goes to vitest: npm run test:fuzz -- -t lawyer
import './lib/need-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { installed } from './lib/paths.mjs';
import { command } from './lib/progress.mjs';
import { run } from './lib/run.mjs';
import { ensureSchemathesis } from './lib/schemathesis.mjs';
import { forTests } from './lib/test-environment.mjs';

await command(async () => {
  const node = await ensureInstalled();
  const program = await ensureSchemathesis();
  const args = ['run', '--config', 'vitest.fuzz.config.ts', ...process.argv.slice(2)];
  return run(node, [installed('vitest/vitest.mjs'), ...args], {
    env: forTests({ SCHEMATHESIS: program }),
  });
});
