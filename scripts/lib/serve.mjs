import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

/** When npm is killed outright nobody notifies us; that somebody else is above us then does. */
function watchParent(onLost) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const before = parents();
  return setInterval(() => {
    if (parents() !== before) onLost();
  }, PARENT_EVERY_MS);
}

/** Our parent; with its own, where npm put a shell between itself and us. */
function parents() {
  const { name, parent } = readProcess(process.ppid);
  return /^(sh|dash|ash|bash)$/.test(name) ? `${process.ppid} ${parent}` : `${process.ppid}`;
}

function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    return { name: stat.slice(stat.indexOf('(') + 1, end), parent: stat.slice(end + 2).split(' ')[1] };
  } catch {
    return { name: '', parent: '' }; // no /proc on this system, or gone
  }
}
