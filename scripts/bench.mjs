// npm run bench: the performance figures, as ratios against the floors in bench/, in one run.
import './lib/need-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { command } from './lib/progress.mjs';
import { run, withTools } from './lib/run.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

await command(async () => {
  const node = await ensureInstalled();
  await ensureWebBuilt(node);
  return run(node, ['bench/main.ts', ...process.argv.slice(2)], { env: withTools() });
});
