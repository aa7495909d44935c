// npm run year: plays a firm's days through the product, and says which of the player's own rules were broken.
import './lib/need-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { command } from './lib/progress.mjs';
import { run, withTools } from './lib/run.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

await command(async () => {
  const node = await ensureInstalled();
  // People sign in on the provider's own pages.
  await ensureWebBuilt(node);
  return run(node, ['year/main.ts', ...process.argv.slice(2)], { env: withTools() });
});
