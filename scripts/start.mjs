// npm start: from a fresh clone to a running Writdesk.
import './lib/need-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { isPortFree } from './lib/port.mjs';
import { command, Refusal } from './lib/progress.mjs';
import { serve } from './lib/serve.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

await command(async () => {
  const port = Number(process.env.PORT || 3000);
  if (port > 0 && !(await isPortFree(port))) {
    throw new Refusal(
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  const node = await ensureInstalled();
  await ensureWebBuilt(node);
  return serve(node, ['server/src/main.ts']);
});
