import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { step } from './progress.mjs';
import { capture } from './run.mjs';

const LIMIT_MS = 120_000;

/**
 * Installs packages from PyPI into a folder of the checkout's cache, once.
 *
 * @param {string} what is installed, as the progress says it
 * @param {string} name of the folder; another one for other versions
 * @param {string[]} packages with their versions
 * @returns {Promise<string>} the folder, a virtual environment
 */
export async function ensurePython(what, name, packages) {
  const folder = join(root, '.cache', name);
  const ready = join(folder, 'ready');
  if (!existsSync(ready))
    await step(`Installing ${what}`, async () => {
      rmSync(folder, { recursive: true, force: true });
      await fetched('python3', ['-m', 'venv', folder]);
      const pip = ['-m', 'pip', 'install', '--quiet', ...packages];
      await fetched(join(folder, 'bin/python'), pip, { timeout: LIMIT_MS });
      // Written last: without it an installation was cut short.
      writeFileSync(ready, '');
    });
  return folder;
}

/** Runs a program that fetches something. */
export async function fetched(program, args, options = {}) {
  const { code, output } = await capture(program, args, options).catch((error) => ({
    code: 1,
    output: String(error),
  }));
  if (code !== 0) throw new Error(`${program} could not fetch what it takes.\n${output.trim().slice(-600)}`);
}
