import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const SERVER_LOCK = 7_365_000;
// What a process that was killed held comes free when the database notices its end.
const CLAIM_LIMIT_MS = 2_000;

/** The right to serve a cluster; it ends with the process, however that ends. */
export interface Claim {
  release(): Promise<void>;
}

/** Takes the right to serve this database; nothing when another process has it. */
export async function claimCluster(connection: pg.ClientConfig): Promise<Claim | undefined> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined); // the loss of the database is noticed elsewhere
  await client.connect();
  const claim = { release: () => client.end().catch(() => undefined) };
  const deadline = Date.now() + CLAIM_LIMIT_MS;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      SERVER_LOCK,
    ]);
    if (rows[0]?.taken) return claim;
    if (Date.now() > deadline) break;
    await delay(100);
  }
  await claim.release();
  return undefined;
}
