import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of CPU that a process and its threads have used; Linux counts them in nanoseconds. */
function usedBy(pid: number): number {
  let nanoseconds = 0;
  try {
    for (const task of readdirSync(`/proc/${pid}/task`))
      nanoseconds += Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    // It ended meanwhile.
  }
  return nanoseconds / 1e6;
}

/** The processes that one started, such as the backends of a database. */
function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number);
  } catch {
    return [];
  }
}

/** What a server and its database have used, in milliseconds. */
export interface Cpu {
  server: number;
  database: number;
}

/** What children that have ended used; Linux counts that in ticks alone. */
function usedByEnded(pid: number): number {
  const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/\(.*\)/, '')
    .split(/ +/);
  return (Number(fields[12]) + Number(fields[13])) * MS_A_TICK;
}
const MS_A_TICK = 10;

export const cpuOf = (serverPid: number, postmasterPid: number): Cpu => ({
  server: usedBy(serverPid),
  database: childrenOf(postmasterPid).reduce((sum, pid) => sum + usedBy(pid), usedByEnded(postmasterPid)),
});

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Half of what lies between the quarters, as a share of the median: how far the rounds lie apart. */
export function spread(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return (at(0.75) - at(0.25)) / 2 / (median(values) || 1);
}
