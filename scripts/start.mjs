// npm start: from a fresh clone to a running Writdesk.
import './lib/need-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { isPort, isPortFree, isWritdeskAt } from './lib/port.mjs';
import { command, Refusal } from './lib/progress.mjs';
import { serve } from './lib/serve.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

await command(async () => {
  const port = Number(process.env.PORT?.trim() || 3000);
  if (!isPort(port))
    throw new Refusal(`PORT: Give a whole number from 0 to 65,535, not “${process.env.PORT}”.`);
  if (port > 0 && !(await isPortFree(port))) {
    throw new Refusal(
      (await isWritdeskAt(port))
        ? `Writdesk runs already: http://localhost:${port}. To start another one, give it its own port and data: PORT=${port + 1} DATA_DIR=.data-2 npm start`
        : `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  const node = await ensureInstalled();
  await ensureWebBuilt(node);
  return serve(node, ['server/src/main.ts']);
});
