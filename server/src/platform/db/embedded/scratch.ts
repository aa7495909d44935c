import { errorCode } from '../../error-code.ts';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, startCluster, stopCluster } from './cluster.ts';
import { removeHome } from './home.ts';

const PREFIX = 'writdesk-scratch-';

/** A cluster for one run of a test or a tool; nothing of it is left after `remove`. */
export interface ScratchCluster extends Cluster {
  /** Stops it and deletes its files. */
  remove(): Promise<void>;
}

/** Starts an empty cluster in a temporary folder, and clears away those whose process was killed. */
export async function startScratchCluster(): Promise<ScratchCluster> {
  await clearAbandoned();
  const dataDir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  chmodSync(dataDir, 0o711); // the account of the database must walk through
  const cluster = await startCluster({ dataDir });
  return { ...cluster, remove: () => removeScratch(dataDir) };
}

async function removeScratch(dataDir: string): Promise<void> {
  await stopCluster(dataDir);
  removeHome(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}

async function clearAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(name.startsWith(PREFIX) && name.slice(PREFIX.length).split('-')[0]);
    if (pid && !isRunning(pid)) await removeScratch(join(tmpdir(), name)).catch(() => undefined); // another account's
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
