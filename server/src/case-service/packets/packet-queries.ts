import type { PacketPurpose } from '@writdesk/contract/packets/packet-values';
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { CasesPacket, DB } from '../../platform/db/schema.ts';
import type { CaseKey } from '../cases/record/index.ts';

export type PacketRecord = Selectable<CasesPacket>;
export interface PacketKey {
  firmId: string;
  caseId: string;
  id: string;
}

export async function insertPacket(db: Kysely<DB>, row: Insertable<CasesPacket>): Promise<void> {
  await db.insertInto('cases.packet').values(row).execute();
}

/** The packets of a case for one purpose, the newest first. */
export function selectPackets(
  db: Kysely<DB>,
  { firmId, id }: CaseKey,
  purpose: PacketPurpose,
): Promise<PacketRecord[]> {
  return db
    .selectFrom('cases.packet')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('purpose', '=', purpose)
    .orderBy('number', 'desc')
    .execute();
}

export function findPacket(
  db: Kysely<DB>,
  { firmId, caseId, id }: PacketKey,
): Promise<PacketRecord | undefined> {
  return db
    .selectFrom('cases.packet')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Changes a packet that isn't finished; a finished one never changes. @returns false where it is. */
export async function updateUnfinished(
  db: Kysely<DB>,
  { firmId, caseId, id }: PacketKey,
  changes: Updateable<CasesPacket>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cases.packet')
    .set(changes)
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .where('status', '<>', 'READY')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** What the steps that a case has come to ask for, and the action that each waits for. */
export async function selectStepDocuments(
  db: Kysely<DB>,
  { firmId, id }: CaseKey,
): Promise<{ action: string; item: string }[]> {
  const { rows } = await sql<{ action: string; item: string }>`
    select s.configure_action ->> 'action' as action, needed.item
    from cases.case_step s, lateral jsonb_array_elements_text(s.configure_action -> 'requiredDocuments') needed (item)
    where s.firm_id = ${firmId} and s.case_id = ${id} and s.state in ('ACTIVE', 'DONE')
    order by s.sequence_no, needed.item, s.id`.execute(db);
  return rows;
}
