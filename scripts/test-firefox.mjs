// The sign-in and the main job once more, in Firefox: another engine than the journeys'.
// What follows on the command line goes to vitest: npm run test:firefox -- -t password
import './lib/need-node.mjs';
import { findFirefox } from './lib/firefox.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { installed } from './lib/paths.mjs';
import { command, Unreachable } from './lib/progress.mjs';
import { run } from './lib/run.mjs';
import { forTests } from './lib/test-environment.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

await command(async () => {
  const firefox = findFirefox();
  if (!firefox)
    throw new Unreachable(
      'FIREFOX IS NOT TESTED: there is none here. Install firefox-esr, or name one: FIREFOX_PATH=/path/to/firefox',
    );
  const node = await ensureInstalled();
  await ensureWebBuilt(node);
  const args = ['run', '--config', 'vitest.firefox.config.ts', ...process.argv.slice(2)];
  return run(node, [installed('vitest/vitest.mjs'), ...args], {
    env: forTests({ FIREFOX_PATH: firefox }),
  });
});
