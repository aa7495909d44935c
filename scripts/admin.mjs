// npm run admin -- create-user --email … : what an administrator does without a browser.
import './lib/need-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { command } from './lib/progress.mjs';
import { run, withTools } from './lib/run.mjs';

await command(async () => {
  const node = await ensureInstalled();
  return run(node, ['server/src/admin.ts', ...process.argv.slice(2)], { env: withTools() });
});
