import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { installed, root } from './paths.mjs';

/**
 * Runs a program in the checkout with our terminal.
 *
 * @returns {Promise<number>} its exit code, 1 when it was killed
 */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('close', (code) => resolve(code === null ? 1 : code));
  });
}

/**
 * Runs a program quietly.
 *
 * @returns {Promise<{ code: number, output: string }>} with everything that it wrote
 */
export function capture(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const pieces = [];
    child.stdout.on('data', (piece) => pieces.push(piece));
    child.stderr.on('data', (piece) => pieces.push(piece));
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ code: code === null ? 1 : code, output: Buffer.concat(pieces).toString('utf8') }),
    );
  });
}

/** The environment with Node 24 and our tools before everything else on the PATH. */
export function withTools(extra = {}) {
  return { ...process.env, PATH: [installed('.bin'), process.env.PATH].join(delimiter), ...extra };
}

/** The environment as the machine has it: npm may be replacing the Node in node_modules/.bin. */
export function withoutTools(extra = {}) {
  const path = (process.env.PATH || '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...process.env, PATH: path.join(delimiter), ...extra };
}
