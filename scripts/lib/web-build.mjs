import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installed, root } from './paths.mjs';
import { Refusal, step } from './progress.mjs';
import { capture, withTools } from './run.mjs';

// Whatever changes the built app.
const inputs = ['web', 'contract/src', 'package-lock.json', 'tsconfig.base.json'];
const STAMP = 'web/dist/.built-from';

/** Builds the web app unless what is there was built from the same sources. */
export async function ensureWebBuilt(node) {
  const fingerprint = fingerprintOf(inputs);
  const stamp = join(root, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  await step('Building the web app', async () => {
    const { code, output } = await capture(node, [installed('vite/bin/vite.js'), 'build'], {
      cwd: join(root, 'web'),
      env: withTools({ NODE_ENV: 'production' }),
    });
    if (code !== 0) throw new Refusal(`The web app could not be built:\n${output}`);
    writeFileSync(stamp, fingerprint);
  });
}

function fingerprintOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesOf(path)) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesOf(path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !['node_modules', 'dist', '.cache'].includes(name))
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}
