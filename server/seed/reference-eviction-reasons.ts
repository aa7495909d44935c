import { evictionReasonCodes } from '@writdesk/contract/eviction-reasons/eviction-reason-codes';
import { evictionReasons } from '@writdesk/contract/eviction-reasons/eviction-reasons';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../src/platform/db/schema.ts';
import { referenceId } from './reference-id.ts';

/** The reasons as the contract names them, for the hash. */
export const evictionReasonText = () => JSON.stringify(evictionReasons);

/** The reasons for an eviction; a label that was changed in the database gives way to the contract's. */
export async function loadEvictionReasons(db: Transaction<DB>): Promise<void> {
  // A code that moved up meets its predecessor's place on the way: first all make room.
  await sql`update cases.eviction_reason set position = -1 - position`.execute(db);
  const rows = evictionReasonCodes.map((code, position) => ({
    id: referenceId('eviction-reason', code),
    code,
    label: evictionReasons[code].label,
    requiresAmount: evictionReasons[code].requiresAmount,
    requiresText: evictionReasons[code].requiresText ?? false,
    requiresNoticeTypes: [...evictionReasons[code].requiresNoticeTypes],
    curable: evictionReasons[code].curable,
    states: [...evictionReasons[code].states],
    position,
    active: true,
  }));
  for (const row of rows) {
    await db
      .insertInto('cases.evictionReason')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
  // What the contract no longer has stays for old cases and is offered no more.
  await db.updateTable('cases.evictionReason').set({ active: false }).where('position', '<', 0).execute();
}
