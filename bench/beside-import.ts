import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { makeProperties, type Preview, rentRoll } from './imports.ts';
import { type Running, startServer } from './measure/servers.ts';
import { copyOfDatabase, openKeptCluster } from './world/kept-cluster.ts';
import { openWorld } from './world/world.ts';

const CASES = 10_000;
const PORT = 4887;
const UNITS = 50_000;
/** The list is asked for so often, as by an office of some fifty people who each open a page every other second. */
const EVERY_MS = 40;
const QUIET_MS = 10_000;
const MB = 1_024;

interface BesideImport {
  /** Milliseconds of the list's first page that one in a hundred takes longer than: with nothing else going on, and while a file of 50,000 rows is read and applied. */
  quiet: number;
  meanwhile: number;
  /** Megabytes that the server takes at most meanwhile, above what it took before. */
  memory: number;
}

/** What others notice of the import of 50,000 units: how long their lists take, and what it takes of the machine's memory. */
export async function measureBesideImport(say: (line: string) => void): Promise<BesideImport> {
  const kept = await openKeptCluster();
  try {
    const filled = await openWorld(kept, { cases: CASES, port: PORT }, say);
    const copy = await copyOfDatabase(kept, filled.connection);
    try {
      const world = { ...filled, connection: copy.connection };
      await makeProperties(world);
      const server = await startServer(world);
      try {
        return await measure(server, say);
      } finally {
        server.stop();
      }
    } finally {
      await copy.drop();
    }
  } finally {
    if (!kept.cluster.reused) await kept.cluster.stop();
  }
}

async function measure(server: Running, say: (line: string) => void): Promise<BesideImport> {
  const file = Buffer.from(rentRoll(UNITS));
  const token = await server.signIn('processor');
  await listsUntil(server, token, wait(QUIET_MS / 2));
  const quiet = await listsUntil(server, token, wait(QUIET_MS));
  const before = residentMb(server.pid, 'VmRSS');
  forgetPeak(server.pid);
  const meanwhile = await listsUntil(server, token, importAll(server, file, say));
  const memory = residentMb(server.pid, 'VmHWM') - before;
  for (const [name, taken] of Object.entries({ quiet, meanwhile }))
    say(
      `${name}: ${taken.length} lists, half within ${at(taken, 0.5).toFixed(0)} ms, 99 of 100 within ${at(taken, 0.99).toFixed(0)}, all within ${at(taken, 1).toFixed(0)}`,
    );
  return { quiet: at(quiet, 0.99), meanwhile: at(meanwhile, 0.99), memory };
}

/** How long each list took, asked for at a steady pace whether or not the one before has come. */
async function listsUntil(server: Running, token: string, end: Promise<unknown>): Promise<number[]> {
  const lists: Promise<number>[] = [];
  const ask = () => lists.push(listMs(server, token));
  const asking = setInterval(ask, EVERY_MS);
  await end.finally(() => clearInterval(asking));
  return Promise.all(lists);
}

async function listMs(server: Running, token: string): Promise<number> {
  const start = performance.now();
  const reply = await fetch(`${server.url}/api/case-service/case/list-cases?size=10`, {
    headers: { authorization: `bearer ${token}` },
  });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`The list answered ${reply.status}.`);
  return performance.now() - start;
}

/** A company's own rent roll of 50,000 units: uploaded, read and applied. */
async function importAll(
  server: Running,
  bytes: Buffer<ArrayBuffer>,
  say: (line: string) => void,
): Promise<void> {
  const token = await server.signIn('company');
  const call = async <R>(method: string, path: string, body: object): Promise<R> => {
    const reply = await fetch(server.url + path, {
      method,
      headers: {
        authorization: `bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as R;
  };
  const signed = await call<{ url: string; path: string }>(
    'POST',
    '/api/case-service/storage/signed-upload-url',
    { fileName: 'roll.csv', contentType: 'text/csv', sizeBytes: bytes.byteLength },
  );
  const uploaded = await fetch(signed.url, {
    method: 'PUT',
    headers: { 'content-type': 'text/csv' },
    body: bytes,
  });
  if (!uploaded.ok) throw new Error(`The upload answered ${uploaded.status}.`);
  const start = performance.now();
  const made = await call<Preview>('POST', '/api/user-service/properties/import', {
    kind: 'RENT_ROLL',
    file: { path: signed.path, fileName: 'roll.csv' },
  });
  const read = performance.now();
  await call('POST', `/api/user-service/properties/import-apply/${made.id}`, {
    version: made.version,
    deactivateGone: false,
  });
  const seconds = (ms: number) => (ms / 1_000).toFixed(1);
  say(`read in ${seconds(read - start)} s, applied in ${seconds(performance.now() - read)} s`);
}

function at(taken: readonly number[], share: number): number {
  const sorted = taken.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function residentMb(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`));
  return Number(line?.replaceAll(/\D/g, '')) / MB;
}

/** The most that a process has taken counts from now on. */
const forgetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5');
