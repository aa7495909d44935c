import { type Insertable, type Kysely, sql } from 'kysely';
import { prepared } from '../../../platform/db/prepared.ts';
import type { CasesCaseRequest, DB } from '../../../platform/db/schema.ts';
import { type CaseKey, type CaseKeys, type CaseOwner, keysOf } from '../record/index.ts';

export const selectRequests = prepared((db, { firmId, id }: CaseKey) =>
  db
    .selectFrom('cases.caseRequest')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .orderBy('id'),
);

/** What the client was asked for and has not answered, the oldest first. */
export function openClientRequests(db: Kysely<DB>, record: CaseOwner) {
  return db
    .selectFrom('cases.caseRequest')
    .select(['id', 'kind', 'item'])
    .where('firmId', '=', record.firmId)
    .where('caseId', '=', record.id)
    .where('addressee', '=', 'CLIENT')
    .where('answeredAt', 'is', null)
    .orderBy('id')
    .execute();
}

/** What these cases were sent back for, the oldest first. */
export async function requestsOf(db: Kysely<DB>, keys: readonly CaseKey[]) {
  if (!keys.length) return [];
  return db
    .selectFrom('cases.caseRequest')
    .select(['caseId', 'addressee', 'item', 'message', 'askedAt', 'answeredAt'])
    .where('firmId', '=', sql<string>`any(${[...new Set(keys.map(({ firmId }) => firmId))]}::uuid[])`)
    .where('caseId', '=', sql<string>`any(${keys.map(({ id }) => id)}::uuid[])`)
    .orderBy('id')
    .execute();
}

export async function insertRequests(
  db: Kysely<DB>,
  record: CaseOwner,
  rows: Omit<Insertable<CasesCaseRequest>, keyof CaseKeys>[],
): Promise<void> {
  if (rows.length)
    await db
      .insertInto('cases.caseRequest')
      .values(rows.map((row) => ({ ...keysOf(record), ...row })))
      .execute();
}

/** Marks what was asked of somebody as answered. */
export async function answerRequests(
  db: Kysely<DB>,
  record: CaseOwner,
  addressee: 'CLIENT' | 'PROCESSOR',
  by: { userId: string | null; at: Date },
): Promise<void> {
  await db
    .updateTable('cases.caseRequest')
    .set({ answeredAt: by.at, answeredBy: by.userId })
    .where('firmId', '=', record.firmId)
    .where('caseId', '=', record.id)
    .where('addressee', '=', addressee)
    .where('answeredAt', 'is', null)
    .execute();
}

/** The same for some of them. */
export async function answerTheseRequests(
  db: Kysely<DB>,
  record: CaseOwner,
  ids: readonly string[],
  by: { userId: string | null; at: Date },
): Promise<void> {
  if (!ids.length) return;
  await db
    .updateTable('cases.caseRequest')
    .set({ answeredAt: by.at, answeredBy: by.userId })
    .where('firmId', '=', record.firmId)
    .where('caseId', '=', record.id)
    .where('id', 'in', ids)
    .execute();
}

/** For the query of a case’s facts: open ones of the client, and what was asked of the processor. */
export const requestColumns = {
  requests: sql<{ open: number; fixes: number; unclerical: number }>`(select jsonb_build_object(
      'open', count(*) filter (where q.addressee = 'CLIENT' and q.answered_at is null),
      'fixes', count(*) filter (where q.addressee = 'PROCESSOR'),
      'unclerical', count(*) filter (where q.addressee = 'PROCESSOR' and not q.clerical and q.answered_at is null))
    from cases.case_request q where q.firm_id = c.firm_id and q.case_id = c.id)`,
};
