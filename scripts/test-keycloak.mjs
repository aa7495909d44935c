// npm run test:keycloak: a real Keycloak, started with our realm and our login screens, and what must hold there: the
// accounts, and the sign-in in a real browser.
// What follows on the command line goes to vitest: npm run test:keycloak -- session
import './lib/need-node.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fetchKeycloak, missingForKeycloak } from './lib/keycloak.mjs';
import { installed } from './lib/paths.mjs';
import { command, Refusal } from './lib/progress.mjs';
import { run } from './lib/run.mjs';
import { forTests } from './lib/test-environment.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

await command(async () => {
  const missing = missingForKeycloak();
  if (missing.length > 0)
    throw new Refusal(
      `KEYCLOAK IS NOT TESTED: this machine lacks ${missing.join(' and ')}. Java 17 or later and Maven.`,
    );
  const node = await ensureInstalled();
  await fetchKeycloak();
  await ensureWebBuilt(node);
  const chromium = await ensureChromium();
  if (!chromium)
    throw new Refusal('There is no Chromium. Install it, or name one: CHROMIUM_PATH=/path/to/chrome');
  const args = ['run', '--config', 'vitest.keycloak.config.ts', ...process.argv.slice(2)];
  return run(node, [installed('vitest/vitest.mjs'), ...args], {
    env: forTests({ CHROMIUM_PATH: chromium }),
  });
});
