import { spawn } from 'node:child_process';
import { root } from './paths.mjs';
import { withTools } from './run.mjs';

const PARENT_EVERY_MS = 500;

/**
 * Runs the server until it ends. It stops in order on Ctrl-C, on a polite kill of this process, and when this
 * process is killed outright: the channel between the two then closes, which the server takes as a request.
 *
 * @returns {Promise<number>} its exit code
 */
export function serve(node, args, { env = {}, channel = true } = {}) {
  return new Promise((resolve, reject) => {
    const server = spawn(node, args, {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', ...(channel ? ['ipc'] : [])],
      env: withTools(env),
    });
    // Not as a signal: the terminal sends Ctrl-C to the server too, and a second one means: at once.
    const stop = () => {
      if (server.connected) server.disconnect();
      else if (!channel) server.kill('SIGTERM');
    };
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, stop);
    const watch = watchParent(stop);
    server.once('error', reject);
    server.once('exit', (code) => {
      clearInterval(watch);
      resolve(code === null ? 1 : code);
    });
  });
}

/** When npm is killed outright nobody tells us; that our parent changed does. */
function watchParent(onLost) {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return undefined;
  return setInterval(() => {
    if (process.ppid !== parent) onLost();
  }, PARENT_EVERY_MS);
}
