// npm run dev: the server restarts and the page reloads when a file changes.
import './lib/need-node.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { installed, root } from './lib/paths.mjs';
import { command } from './lib/progress.mjs';
import { withTools } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

const VITE_PORT = 5173;
// Only our own sources: a write below .data or web must not restart the server.
const watched = [
  '--watch',
  '--watch-path=server/src',
  '--watch-path=contract/src',
  '--watch-preserve-output',
];

await command(async () => {
  const node = await ensureInstalled();
  // For the login screens alone; the app itself comes from Vite.
  await ensureWebBuilt(node);
  const vite = spawn(node, [installed('vite/bin/vite.js'), '--port', String(VITE_PORT), '--strictPort'], {
    cwd: join(root, 'web'),
    stdio: 'inherit',
    env: withTools({ WRITDESK_SERVER: `http://localhost:${process.env.PORT || 3000}` }),
  });
  try {
    return await serve(node, [...watched, 'server/src/main.ts'], {
      env: {
        LOG_LEVEL: process.env.LOG_LEVEL || 'info',
        // People come by Vite, and sign-in leads back there.
        PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${VITE_PORT}`,
      },
      // Node's watcher hands no channel on; it passes a signal on.
      channel: false,
    });
  } finally {
    vite.kill();
  }
});
