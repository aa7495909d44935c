// npm run bench: the performance figures, as ratios against the floors in bench/, in one run.
import './lib/need-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run, withTools } from './lib/run.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

const node = await ensureInstalled();
await ensureWebBuilt(node);
process.exitCode = await run(node, ['bench/main.ts', ...process.argv.slice(2)], { env: withTools() });
