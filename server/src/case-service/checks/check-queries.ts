import {
  type CheckPayee,
  type CheckPurpose,
  type ShownCheckStatus,
  STALE_AFTER_DAYS,
} from '@writdesk/contract/checks/check-values';
import type { CheckReportQuery } from '@writdesk/contract/checks/checks';
import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import { beginsWith } from '../../platform/db/like.ts';
import { sorted, within } from '../../platform/db/page.ts';
import type { CasesCourtCheck, CasesCourtCheckLine, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { nothing, visible } from '../../platform/db/visible.ts';

export interface CheckKey {
  firmId: string;
  id: string;
}

/** The tenancy rule for checks: they name cases of many companies, so they are the firm’s alone. */
const visibleCheck = (scope: Scope) =>
  visible(scope, {
    firm: sql<SqlBool>`k.firm_id = ${scope.firmId}`,
    clients: nothing,
    properties: nothing,
    owner: nothing,
  });

/** A released check is stale by the firm's own calendar. */
const shownStatus = (now: Date) =>
  sql<ShownCheckStatus>`case when k.status = 'SUBMITTED'
    and k.issued_on + ${STALE_AFTER_DAYS}::int < (${now}::timestamptz at time zone firm.time_zone)::date
    then 'STALE' else k.status end`;

const named = (db: Kysely<DB>, scope: Scope) =>
  db
    .selectFrom('cases.courtCheck as k')
    .innerJoin('users.publishedFirm as firm', 'firm.id', 'k.firmId')
    .innerJoin('cases.courthouse as court', 'court.id', 'k.courthouseId')
    .where(visibleCheck(scope));

const sortColumns = {
  number: sql`k.number`,
  generatedOn: sql`k.generated_on`,
  amountCents: sql`k.amount_cents`,
  payeeName: sql`k.payee_name`,
} as const;

/** One page of checks, and the sums of all that match by status. */
export async function selectCheckPage(db: Kysely<DB>, scope: Scope, query: CheckReportQuery, now: Date) {
  const { search, status, payeeKind, release, courthouseId, batchId, dateRange, sort } = query;
  const matching = named(db, scope)
    .$if(search !== '', (rows) =>
      rows.where(
        sql<SqlBool>`(k.number::text = ${search} or lower(k.payee_name) like ${beginsWith(search.toLowerCase())})`,
      ),
    )
    .$if(status !== null, (rows) => rows.where(shownStatus(now), 'in', status ?? []))
    .$if(payeeKind !== null, (rows) => rows.where('k.payeeKind', 'in', payeeKind ?? []))
    .$if(release !== null, (rows) =>
      rows.where('k.number', 'is not', null).where(
        'k.releasedAlone',
        'in',
        (release ?? []).map((how) => how === 'ONE_PERSON'),
      ),
    )
    .$if(courthouseId !== null, (rows) => rows.where('k.courthouseId', '=', courthouseId ?? ''))
    .$if(batchId !== null, (rows) => rows.where('k.batchId', '=', batchId ?? ''))
    .$if(dateRange.from !== null, (rows) => rows.where('k.generatedOn', '>=', dateRange.from ?? ''))
    .$if(dateRange.to !== null, (rows) => rows.where('k.generatedOn', '<=', dateRange.to ?? ''));
  const [column, direction] = sorted(sortColumns, sort);
  const [page, totals] = await Promise.all([
    within(matching.select('k.id').orderBy(column, direction).orderBy('k.id', direction), query).execute(),
    matching
      .select(shownStatus(now).as('status'))
      .select([
        sql<number>`count(*)::int`.as('checks'),
        sql<number>`coalesce(sum(k.amount_cents), 0)::bigint`.as('amountCents'),
      ])
      .groupBy(sql`1`)
      .execute(),
  ]);
  const ids = page.map(({ id }) => id);
  const byStatus = totals.toSorted((a, b) => a.status.localeCompare(b.status));
  return { rows: await selectChecks(db, scope, ids, now), totals: byStatus };
}

/** Checks in the order of their ids, each with its cases. */
export async function selectChecks(db: Kysely<DB>, scope: Scope, ids: readonly string[], now: Date) {
  if (!ids.length) return [];
  const [rows, lines] = await Promise.all([
    named(db, scope)
      .leftJoin('cases.courtCheck as former', (join) =>
        join.onRef('former.firmId', '=', 'k.firmId').onRef('former.id', '=', 'k.replacesId'),
      )
      .leftJoin('cases.courtCheck as later', (join) =>
        join.onRef('later.firmId', '=', 'k.firmId').onRef('later.replacesId', '=', 'k.id'),
      )
      .selectAll('k')
      .select(shownStatus(now).as('shownStatus'))
      .select(['firm.name as firmName', 'court.name as courtName'])
      .select(['former.number as replacesNumber', 'later.id as replacedById'])
      .where('k.id', 'in', ids)
      .execute(),
    db
      .selectFrom('cases.courtCheckLine as l')
      .leftJoin('cases.evictionCase as c', (join) =>
        join.onRef('c.firmId', '=', 'l.firmId').onRef('c.id', '=', 'l.caseId'),
      )
      .selectAll('l')
      .select(['c.id as seenCaseId', 'c.title', 'c.caseNumber', 'c.caseDraftNumber'])
      .where('l.checkId', 'in', ids)
      .orderBy('c.caseDraftNumber')
      .orderBy('l.id')
      .execute(),
  ]);
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    return row ? [{ ...row, lines: lines.filter(({ checkId }) => checkId === id) }] : [];
  });
}
export type CheckRow = Awaited<ReturnType<typeof selectChecks>>[number];

/** Checks themselves, locked until the transaction ends, in the order in which they were generated. */
export async function lockChecks(db: Kysely<DB>, firmId: string, ids: readonly string[]) {
  if (!ids.length) return [];
  return db
    .selectFrom('cases.courtCheck')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}
export type LockedCheck = Awaited<ReturnType<typeof lockChecks>>[number];

export const selectCheckLines = (db: Kysely<DB>, { firmId, id }: CheckKey) =>
  db
    .selectFrom('cases.courtCheckLine')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('checkId', '=', id)
    .orderBy('id')
    .execute();

export async function insertCheck(
  db: Kysely<DB>,
  row: Insertable<CasesCourtCheck>,
  lines: readonly Insertable<CasesCourtCheckLine>[],
): Promise<void> {
  await db.insertInto('cases.courtCheck').values(row).execute();
  await db.insertInto('cases.courtCheckLine').values(lines).execute();
}

export async function updateCheck(
  db: Kysely<DB>,
  { firmId, id }: CheckKey,
  changes: Partial<Insertable<CasesCourtCheck>>,
): Promise<void> {
  await db
    .updateTable('cases.courtCheck')
    .set({ ...changes, version: sql`version + 1` })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute();
}

export async function setLineAmount(
  db: Kysely<DB>,
  { firmId, id }: CheckKey,
  { lineId, amountCents }: { lineId: string; amountCents: number },
): Promise<void> {
  await db
    .updateTable('cases.courtCheckLine')
    .set({ amountCents })
    .where('firmId', '=', firmId)
    .where('checkId', '=', id)
    .where('id', '=', lineId)
    .execute();
}

/** Of a void check no case is paid anymore. */
export async function endLines(db: Kysely<DB>, { firmId, id }: CheckKey): Promise<void> {
  await db
    .updateTable('cases.courtCheckLine')
    .set({ isLive: false })
    .where('firmId', '=', firmId)
    .where('checkId', '=', id)
    .execute();
}

/** Which of these cases a check pays already. */
export async function selectPaid(
  db: Kysely<DB>,
  {
    firmId,
    caseIds,
    payeeKind,
    purposes,
  }: {
    firmId: string;
    caseIds: readonly string[];
    payeeKind: CheckPayee;
    purposes: readonly CheckPurpose[];
  },
): Promise<ReadonlySet<string>> {
  if (!caseIds.length) return new Set();
  const rows = await db
    .selectFrom('cases.courtCheckLine')
    .select('caseId')
    .where('firmId', '=', firmId)
    .where('caseId', 'in', caseIds)
    .where('payeeKind', '=', payeeKind)
    .where('purpose', 'in', purposes)
    .where('isLive', '=', true)
    .execute();
  return new Set(rows.map(({ caseId }) => caseId));
}
