// npm run -s openapi: the OpenAPI 3.1 document on standard output; with --write into docs/openapi.json.
import './lib/need-node.mjs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { freshDocument } from './lib/openapi-document.mjs';
import { root } from './lib/paths.mjs';
import { command } from './lib/progress.mjs';

await command(async () => {
  const document = await freshDocument(await ensureInstalled());
  if (process.argv.includes('--write')) writeFileSync(join(root, 'docs/openapi.json'), document);
  else process.stdout.write(document);
});
