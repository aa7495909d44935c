// npm run admin -- create-user --email … : what an administrator does without a browser.
import './lib/need-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run, withTools } from './lib/run.mjs';

const node = await ensureInstalled();
process.exitCode = await run(node, ['server/src/admin.ts', ...process.argv.slice(2)], { env: withTools() });
