import type { bulkResults } from '@writdesk/contract/values/bulk';
import { maxBulkCases } from '@writdesk/contract/cases/case-actions';
import pg from 'pg';
import type { z } from 'zod';
import { atDesk, propertyName } from './imports.ts';
import { type Cost, recordWrites, replayWrites } from './measure/replay.ts';
import { copyOfDatabase, openKeptCluster } from './world/kept-cluster.ts';
import { openWorld } from './world/world.ts';

const CASES = 10_000;
const PORT = 4889;
const DRAFTS = 1_000;
const PROPERTIES = 100;

/** So many tenants who owe two months, as a rent roll has them. */
const rentRoll = [
  'Property,Unit,Lease Id,Tenant,Rent,Lease From,Lease To,Balance',
  ...Array.from(
    { length: DRAFTS },
    (_, n) => `${propertyName(n % PROPERTIES)},U${n},L${n},Ada Tenant${n},1850.00,8/1/2025,7/31/2027,3700.00`,
  ),
].join('\n');

/** The month's filing of 1,000 late tenants: the product, and the same writes in bare transactions. */
export async function measureDrafts(say: (line: string) => void): Promise<{ product: Cost; bare: Cost }> {
  const kept = await openKeptCluster();
  try {
    const filled = await openWorld(kept, { cases: CASES, port: PORT }, say);
    const one = await copyOfDatabase(kept, filled.connection);
    try {
      const world = { ...filled, connection: one.connection };
      await atDesk(world, async (desk) => {
        await desk.addProperties();
        await desk.apply((await desk.preview('RENT_ROLL', rentRoll)).made);
      });
      const leaseIds = await leasesOf(world.connection);
      const twin = await copyOfDatabase(kept, world.connection, 'bare');
      try {
        return await atDesk(world, async (desk) => {
          const { cost, transactions } = await recordWrites(kept.cluster.pid, async () => {
            for (let from = 0; from < DRAFTS; from += maxBulkCases) {
              const body = { leaseIds: leaseIds.slice(from, from + maxBulkCases) };
              const url = '/api/case-service/month-filing/open-drafts';
              const { results } = await desk.call<z.output<typeof bulkResults>>('POST', url, body);
              const refused = results.find(({ ok }) => !ok);
              if (refused) throw new Error(JSON.stringify(refused));
            }
          });
          return { product: cost, bare: await replayWrites(kept.cluster.pid, twin.connection, transactions) };
        });
      } finally {
        await twin.drop();
      }
    } finally {
      await one.drop();
    }
  } finally {
    if (!kept.cluster.reused) await kept.cluster.stop();
  }
}

async function leasesOf(connection: pg.ClientConfig): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('select id from users.lease order by id limit $1', [
      DRAFTS,
    ]);
    if (rows.length !== DRAFTS) throw new Error(`${rows.length} leases were made.`);
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}
