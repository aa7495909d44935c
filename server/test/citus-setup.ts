import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import type { ClusterConnection } from '../src/platform/db/embedded/index.ts';
import { copyDatabase, TEMPLATE } from './database.ts';
import { fill } from './global-setup.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The program that starts and kills nodes, and the folder of this run's cluster. */
    citus: { program: string; folder: string };
  }
}

const WORKERS = 2;

/** A coordinator and two workers for the whole run, by the program that CITUS_CLUSTER names. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const program = process.env['CITUS_CLUSTER'] ?? '';
  const home = await mkdtemp(join(tmpdir(), 'writdesk-citus-'));
  await chmod(home, 0o711); // the account of the database must walk through
  const folder = join(home, 'cluster');
  const cluster = (...args: string[]) => promisify(execFile)(program, args);
  const remove = async () => {
    await cluster('stop', folder);
    await rm(home, { recursive: true, force: true });
  };
  const { stdout } = await cluster('start', folder, process.env['CITUS_PORT'] ?? '5510');
  try {
    const url = new URL(stdout.trim());
    const nodes = Array.from({ length: 1 + WORKERS }, (_, node) => ({
      host: url.hostname,
      port: Number(url.port) + node,
      user: url.username,
    })) as [ClusterConnection, ...ClusterConnection[]];
    await copyDatabase(nodes, TEMPLATE, url.pathname.slice(1));
    project.provide('citus', { program, folder });
    return await fill(project, nodes, remove);
  } catch (error) {
    await remove();
    throw error;
  }
}
