import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { step, Unreachable } from './progress.mjs';
import { capture } from './run.mjs';

const VERSION = '4.32.5';

/**
 * Installs the fuzzer from PyPI into a folder of the checkout's cache, once.
 *
 * @returns {Promise<string>} the path of its program
 */
export async function ensureSchemathesis() {
  const folder = join(root, '.cache', `schemathesis-${VERSION}`);
  const program = join(folder, 'bin/st');
  const ready = join(folder, 'ready');
  if (existsSync(ready)) return program;
  await step('Installing the fuzzer', async () => {
    rmSync(folder, { recursive: true, force: true });
    await python('-m', 'venv', folder);
    await inside(folder, '-m', 'pip', 'install', '--quiet', `schemathesis==${VERSION}`);
    // Written last: without it an installation was cut short.
    writeFileSync(ready, '');
  });
  return program;
}

const python = (...args) => orRefusal('python3', args);
const inside = (folder, ...args) => orRefusal(join(folder, 'bin/python'), args);

async function orRefusal(program, args) {
  const { code, output } = await capture(program, args).catch((error) => ({
    code: 1,
    output: String(error),
  }));
  if (code !== 0)
    throw new Unreachable(
      `THE API IS NOT FUZZED: Python 3.10 or later, its venv and PyPI are needed.\n${output.trim()}`,
    );
}
