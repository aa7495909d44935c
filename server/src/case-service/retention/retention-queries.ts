import { caseStatuses, isEnded } from '@writdesk/contract/cases/case-lifecycle';
import {
  RETENTION_NOTICE_DAYS,
  RETENTION_YEARS,
  type retentionStates,
} from '@writdesk/contract/retention/retention';
import { type Insertable, type Kysely, type RawBuilder, sql, type Updateable } from 'kysely';
import { selectPage } from '../../platform/db/page.ts';
import type { CasesCasePurge, CasesLegalHold, CasesRetentionRule, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { type CaseOwner, visibleCase } from '../cases/record/index.ts';

export function findRule(db: Kysely<DB>, firmId: string) {
  return db.selectFrom('cases.retentionRule').selectAll().where('firmId', '=', firmId).executeTakeFirst();
}

export function saveRule(db: Kysely<DB>, row: Insertable<CasesRetentionRule>) {
  const { firmId: _, ...changes } = row;
  return db
    .insertInto('cases.retentionRule')
    .values(row)
    .onConflict((is) =>
      is.column('firmId').doUpdateSet({ ...changes, version: sql`cases.retention_rule.version + 1` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

const endedStatuses = caseStatuses.filter(isEnded);
const lastEnd = sql<Date>`greatest(c.closed_at, c.dismissed_at, c.denied_at)`;
const isOver = sql<boolean>`c.status = any(${endedStatuses}::text[])`;
/** When a case ended; null while it is open, also after it was reopened. */
const endedAt = sql<Date | null>`case when ${isOver} then ${lastEnd} end`;
const years = sql<number>`coalesce((select r.years from cases.retention_rule r where r.firm_id = c.firm_id), ${RETENTION_YEARS}::int)`;
const dueAt = sql<Date | null>`(${endedAt} + make_interval(years => ${years}))`;
const isHeld = sql<boolean>`exists (select 1 from cases.legal_hold h
  where h.firm_id = c.firm_id and h.case_id = c.id and h.released_at is null)`;
/** Since it ended: a case that was reopened has new files. */
const purgedAt = sql<Date | null>`case when c.purged_at >= ${endedAt} then c.purged_at end`;
/** It ended by a day, nothing holds it, and its files are there: as the index of these cases has it. */
const isToPurge = (
  endedBy: RawBuilder<Date>,
) => sql<boolean>`(coalesce(c.closed_at, c.dismissed_at, c.denied_at) is not null
  and (c.purged_at is null or c.purged_at < ${lastEnd}) and ${lastEnd} <= ${endedBy} and ${isOver} and not ${isHeld})`;
const yearsBefore = (at: Date, count: number | RawBuilder<number>) =>
  sql<Date>`(${at}::timestamptz - make_interval(years => ${count}::int))`;
const day = (at: typeof endedAt) => sql<string | null>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`;

const keptCases = (db: Kysely<DB>, scope: Scope) =>
  db.selectFrom('cases.evictionCase as c').where(visibleCase(scope));

const shown = (rows: ReturnType<typeof keptCases>) =>
  rows
    .leftJoin('cases.legalHold as h', (join) =>
      join.onRef('h.firmId', '=', 'c.firmId').onRef('h.caseId', '=', 'c.id').on('h.releasedAt', 'is', null),
    )
    .select(['c.id as caseId', 'c.title', 'c.caseNumber'])
    .select(['h.reason as heldReason', 'h.placedByName as heldBy', 'h.placedAt as heldAt'])
    .select([
      sql<
        string | null
      >`(select client.name from users.published_client client where client.id = c.client_id)`.as(
        'clientName',
      ),
      day(endedAt).as('endedOn'),
      day(dueAt).as('dueOn'),
      purgedAt.as('purgedAt'),
    ]);

/** With their files: asked by itself, as a cluster joins no table of one node with those of all. */
async function withFiles<R extends { caseId: string }>(db: Kysely<DB>, rows: readonly R[]) {
  const ids = rows.map(({ caseId }) => caseId);
  const { rows: counts } = await sql<{ caseId: string; files: number; sizeBytes: string }>`
    select f.case_id, count(*)::int as files, sum(f.size_bytes) as size_bytes from jobs.stored_file f
    where f.case_id = any(${ids}::uuid[]) and f.state = 'STORED' group by 1`.execute(db);
  const of = new Map(counts.map(({ caseId, files, sizeBytes }) => [caseId, { files, sizeBytes }]));
  return rows.map((row) => ({ ...row, ...(of.get(row.caseId) ?? { files: 0, sizeBytes: '0' }) }));
}

export async function findKeptCase(db: Kysely<DB>, scope: Scope, caseId: string) {
  const rows = await shown(keptCases(db, scope).where('c.id', '=', caseId)).execute();
  return (await withFiles(db, rows))[0];
}
export type KeptCaseRow = NonNullable<Awaited<ReturnType<typeof findKeptCase>>>;

interface KeptQuery {
  firmId: string;
  /** How many years the firm keeps files. */
  years: number;
  page: number;
  size: number;
  state: (typeof retentionStates)[number][] | null;
  now: Date;
}

/** What is due within the days of notice, is held, or was purged; what is due first comes first. Each is found by its own index. */
export async function selectKeptCases(db: Kysely<DB>, scope: Scope, query: KeptQuery) {
  const { firmId, page, size, state, now } = query;
  const soon = new Date(now.getTime() + RETENTION_NOTICE_DAYS * 86_400_000);
  const of = {
    DUE: sql`select c.id from cases.eviction_case c
      where c.firm_id = ${firmId} and ${isToPurge(yearsBefore(soon, query.years))}`,
    HELD: sql`select h.case_id from cases.legal_hold h where h.firm_id = ${firmId} and h.released_at is null`,
    PURGED: sql`select c.id from cases.eviction_case c
      where c.firm_id = ${firmId} and c.purged_at is not null and ${purgedAt} is not null`,
  };
  const chosen = (state ?? (['DUE', 'HELD', 'PURGED'] as const)).map((one) => of[one]);
  const matching = keptCases(db, scope).where(sql<boolean>`c.id in (${sql.join(chosen, sql` union `)})`);
  const found = await selectPage(db, matching, { page, size }, (rows) =>
    shown(rows)
      .orderBy(dueAt, (order) => order.asc().nullsLast())
      .orderBy('c.id'),
  );
  return { ...found, rows: await withFiles(db, found.rows) };
}

export async function insertHold(db: Kysely<DB>, row: Insertable<CasesLegalHold>): Promise<void> {
  await db.insertInto('cases.legalHold').values(row).execute();
}

/** @returns false where none stands. */
export async function endHold(
  db: Kysely<DB>,
  { firmId, id }: Pick<CaseOwner, 'firmId' | 'id'>,
  changes: Updateable<CasesLegalHold>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cases.legalHold')
    .set(changes)
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('releasedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const dueCases = (db: Kysely<DB>, endedBy: RawBuilder<Date>) =>
  db
    .selectFrom('cases.evictionCase as c')
    .select(['c.firmId', 'c.clientId', 'c.id'])
    .select([years.as('years'), day(dueAt).as('dueOn')])
    .where(isToPurge(endedBy));

/** Every firm, and how many years it keeps files. */
export async function selectRules(db: Kysely<DB>): Promise<Rule[]> {
  // Each by itself: a cluster joins no table of firms behind one that they share.
  const [firms, rules] = await Promise.all([
    db.selectFrom('users.firm').select('id').orderBy('id').execute(),
    db.selectFrom('cases.retentionRule').select(['firmId', 'years']).execute(),
  ]);
  const set = new Map(rules.map((rule) => [rule.firmId, rule.years]));
  return firms.map(({ id: firmId }) => ({ firmId, years: set.get(firmId) ?? RETENTION_YEARS }));
}
export interface Rule {
  firmId: string;
  years: number;
}

/** Cases of a firm whose files no longer have to be kept, the oldest first. @param skipped so many of the first are passed over. */
export const selectDue = (db: Kysely<DB>, rule: Rule, { now, skipped, limit }: Batch) =>
  dueCases(db, yearsBefore(now, rule.years))
    .where('c.firmId', '=', rule.firmId)
    .orderBy(lastEnd)
    .orderBy('c.id')
    .offset(skipped)
    .limit(limit)
    .execute();
interface Batch {
  now: Date;
  skipped: number;
  limit: number;
}

/** The same of one case: whoever holds its lock asks again. */
export const findDue = (db: Kysely<DB>, { firmId, id }: Pick<CaseOwner, 'firmId' | 'id'>, now: Date) =>
  dueCases(db, yearsBefore(now, years))
    .where('c.firmId', '=', firmId)
    .where('c.id', '=', id)
    .executeTakeFirst();

export async function insertPurge(db: Kysely<DB>, row: Insertable<CasesCasePurge>): Promise<void> {
  await db.insertInto('cases.casePurge').values(row).execute();
}

/** Purges whose bytes are not all gone, the oldest first. */
export const selectUnfinished = (db: Kysely<DB>, limit: number) =>
  db
    .selectFrom('cases.casePurge')
    .select(['firmId', 'caseId', 'id', 'paths'])
    .where('removedAt', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();

export async function markRemoved(
  db: Kysely<DB>,
  { firmId, caseId, id }: { firmId: string; caseId: string; id: string },
  removedAt: Date,
): Promise<void> {
  await db
    .updateTable('cases.casePurge')
    .set({ removedAt })
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .execute();
}
