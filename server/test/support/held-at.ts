import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { DB } from '../../src/platform/db/schema.ts';
import { systemScope } from '../../src/platform/db/scope.ts';
import type { IdentityBench } from './identity.ts';

type Table = `identity.${'account' | 'sign_in_failure' | 'totp' | 'recovery_code' | 'passkey'}`;

/**
 * Holds requests between what they read first and their next look at a table; what is done meanwhile is there when they go on.
 * @param mode `exclusive` lets them read the table and holds them at their first change of it.
 */
export async function heldAt<T>(
  bench: IdentityBench,
  table: Table,
  begin: () => Promise<T>,
  meanwhile: (tx: Kysely<DB>) => Promise<unknown>,
  {
    mode = 'access exclusive',
    waiting = 1,
  }: { mode?: 'access exclusive' | 'exclusive'; waiting?: number } = {},
): Promise<T> {
  const db = bench.db.as(systemScope);
  const held = await db.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(table)} in ${sql.raw(mode)} mode`.execute(tx);
    const running = begin();
    await expect
      .poll(async () => {
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_locks l
          where not l.granted and l.relation = ${table}::regclass`.execute(db);
        return rows[0]?.n;
      })
      .toBeGreaterThanOrEqual(waiting);
    await meanwhile(tx);
    return { running };
  });
  return held.running;
}
