import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** Starts a program and waits for its first line of output that `pattern` matches. */
export async function startProcess(
  program: string,
  args: string[],
  pattern: RegExp,
  options: SpawnOptions = {},
): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  child.stderr?.on('data', (piece) => said.push(String(piece)));
  const lines = createInterface({ input: child.stdout! });
  const found = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      said.push(`${line}\n`);
      if (pattern.test(line)) resolve(line);
    });
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${program} ended with ${code} before it said ${pattern}:\n${said.join('')}`);
  });
  // A program that ends later is no failure of the start.
  ended.catch(() => undefined);
  return { child, line: await Promise.race([found, ended]) };
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
