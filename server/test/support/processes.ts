import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** For a Node of its own: what was compiled for the last one is not compiled again, a third of the work of a start. */
export const COMPILED = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../.cache/compiled') };

export interface StartedProcess {
  child: ChildProcess;
  /** The line that was waited for. */
  line: string;
  /** All that it wrote up to a moment after that line. */
  readonly said: string;
}

export interface StartOptions extends SpawnOptions {
  /** Opens a channel to it. */
  ipc?: boolean;
  /** Called at once, so that the process can be killed even when the line never comes. */
  onSpawn?: (child: ChildProcess) => void;
}

/**
 * Starts a program and waits for its first line of output that `pattern` matches.
 *
 * @throws with all that it wrote when it ends before.
 */
export async function startProcess(
  program: string,
  args: string[],
  pattern: RegExp,
  { ipc = false, onSpawn, ...options }: StartOptions = {},
): Promise<StartedProcess> {
  const child = spawn(program, args, {
    ...options,
    env: { ...(options.env ?? process.env), ...COMPILED },
    stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? (['ipc'] as const) : [])],
  });
  onSpawn?.(child);
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('the pipes that were asked for are not there');
  const said: string[] = [];
  stderr.on('data', (piece) => said.push(String(piece)));
  const found = new Promise<string>((resolve) => {
    createInterface({ input: stdout }).on('line', (line) => {
      said.push(`${line}\n`);
      if (pattern.test(line)) resolve(line);
    });
  });
  // `close`, not `exit`: what it wrote last is then read.
  const ended = once(child, 'close').then(([code]) => {
    throw new Error(`${program} ended with ${code} before it said ${pattern}:\n${said.join('')}`);
  });
  ended.catch(() => undefined); // a program that ends later is no failure of the start
  const line = await Promise.race([found, ended]);
  return {
    child,
    line,
    get said() {
      return said.join('');
    },
  };
}

/** Kills outright and waits for the end. */
export async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** The letter that Linux shows for a process: R, S, T, Z …; nothing when there is none. */
export function processState(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2)[0];
  } catch {
    return undefined;
  }
}
