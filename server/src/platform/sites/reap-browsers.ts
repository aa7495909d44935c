import { errorCode } from '../error-code.ts';
import { readdir, readFile } from 'node:fs/promises';

const MARK = '--writdesk-robot-of=';

/** Marks a browser as one of this process, for whoever cleans up after it. */
export const robotMark = (): string => `${MARK}${process.pid}`;

/**
 * Ends browsers whose process died without closing them. Where processes can’t be listed, nothing is ended.
 * @returns how many it ended.
 */
export async function reapBrowsers(): Promise<number> {
  const processes = await readdir('/proc').catch(() => []);
  let ended = 0;
  for (const pid of processes.filter((name) => /^\d+$/.test(name))) {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    const owner = line
      .split('\0')
      .find((argument) => argument.startsWith(MARK))
      ?.slice(MARK.length);
    if (!owner || isAlive(Number(owner))) continue;
    if (end(Number(pid))) ended += 1;
  }
  return ended;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user’s process is alive, too.
    return errorCode(error) === 'EPERM';
  }
}

function end(pid: number): boolean {
  try {
    process.kill(pid, 'SIGKILL');
    return true;
  } catch {
    return false;
  }
}
