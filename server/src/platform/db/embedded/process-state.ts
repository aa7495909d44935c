import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * Whether `pid` is a running PostgreSQL process.
 *
 * A zombie answers `kill(pid, 0)` as if it lived, and a container whose first process does not reap keeps
 * zombies for ever, so the state is read rather than probed. A recycled pid of another program is not one either.
 *
 * @param dataDirectory when given and readable, the process must also work in it: a recycled pid may belong to
 *   the server of another cluster.
 */
export function isLivePostgres(pid: number, dataDirectory?: string): boolean {
  if (process.platform !== 'linux') return isLiveByPs(pid);
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const program = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const state = stat.slice(stat.lastIndexOf(')') + 2)[0];
    if (program !== 'postgres' || state === 'Z' || state === 'X') return false;
  } catch {
    return false;
  }
  return dataDirectory === undefined || (workingDirectory(pid) ?? dataDirectory) === dataDirectory;
}

/** The pids of all PostgreSQL processes that work in `dataDirectory`; empty where `/proc` is not available. */
export function postgresProcessesIn(dataDirectory: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && workingDirectory(pid) === dataDirectory && isLivePostgres(pid));
}

function workingDirectory(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined; // gone, or another user's
  }
}

function isLiveByPs(pid: number): boolean {
  try {
    const line = execFileSync('ps', ['-o', 'state=,comm=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return !line.startsWith('Z') && line.endsWith('postgres');
  } catch {
    return false;
  }
}
