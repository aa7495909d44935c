import type { overdueExceptions, ShownExceptionStatus } from '@writdesk/contract/invoices/overdue-exceptions';
import type { RouteInput } from '@writdesk/contract/route';
import { type Insertable, type Kysely, type SqlBool, sql, type Updateable } from 'kysely';
import { sorted, within } from '../../platform/db/page.ts';
import type { CasesOverdueException, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { nothing, visible } from '../../platform/db/visible.ts';
import type { Debtor } from '../invoices/index.ts';

type Query = RouteInput<typeof overdueExceptions.list>['query'];

/** The tenancy rule: an exception is a whole company’s. Whoever manages a property of it submits cases under it. */
function visibleException(scope: Scope) {
  const ofCompany = sql<SqlBool>`x.client_id = any(${scope.clientIds}::uuid[])`;
  return visible(scope, {
    firm: sql<SqlBool>`x.firm_id = ${scope.firmId}`,
    clients: ofCompany,
    properties: ofCompany,
    owner: nothing,
  });
}

/** A granted one lasts through its last day by the firm's own calendar, and until its cases are used up. */
const isStanding = (now: Date) =>
  sql<SqlBool>`x.status = 'GRANTED' and x.used_cases < x.most_cases
    and x.last_day >= (${now}::timestamptz at time zone firm.time_zone)::date`;
const shownStatus = (now: Date) =>
  sql<ShownExceptionStatus>`case when x.status <> 'GRANTED' then x.status
    when x.used_cases >= x.most_cases then 'USED_UP'
    when x.last_day < (${now}::timestamptz at time zone firm.time_zone)::date then 'ENDED'
    else x.status end`;

const named = (db: Kysely<DB>, scope: Scope) =>
  db
    .selectFrom('cases.overdueException as x')
    .innerJoin('users.publishedClient as client', 'client.id', 'x.clientId')
    .innerJoin('users.publishedFirm as firm', 'firm.id', 'x.firmId')
    .where(visibleException(scope));

const sortColumns = { requestedAt: sql`x.requested_at`, promisedOn: sql`x.promised_on` } as const;

/** One page of exceptions, the number of all that match, and of the cases that those let in. */
export async function selectExceptionPage(db: Kysely<DB>, scope: Scope, query: Query, now: Date) {
  const { status, firmId, clientId, sort } = query;
  const matching = named(db, scope)
    .$if(status !== null, (rows) => rows.where(shownStatus(now), 'in', status ?? []))
    .$if(firmId !== null, (rows) => rows.where('x.firmId', '=', firmId ?? ''))
    .$if(clientId !== null, (rows) => rows.where('x.clientId', '=', clientId ?? ''));
  const [column, direction] = sorted(sortColumns, sort);
  const [rows, totals] = await Promise.all([
    within(
      matching
        .selectAll('x')
        .select(['client.name as clientName', 'firm.name as firmName'])
        .select(shownStatus(now).as('shownStatus'))
        .orderBy(column, direction)
        .orderBy('x.id', direction),
      query,
    ).execute(),
    matching
      .select([
        sql<number>`count(*)`.as('total'),
        sql<number>`coalesce(sum(x.used_cases), 0)::int`.as('casesLetIn'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(totals.total), casesLetIn: totals.casesLetIn };
}

/** An exception that the scope sees, with its names. */
export const findException = (db: Kysely<DB>, scope: Scope, id: string, now: Date) =>
  named(db, scope)
    .selectAll('x')
    .select(['client.name as clientName', 'firm.name as firmName'])
    .select(shownStatus(now).as('shownStatus'))
    .where('x.id', '=', id)
    .executeTakeFirst();
export type ExceptionRow = NonNullable<Awaited<ReturnType<typeof findException>>>;

/** What a company waits for or has: asked for and not decided, or granted and neither over nor used up. */
export const findStanding = (db: Kysely<DB>, { firmId, clientId }: Debtor, now: Date) =>
  db
    .selectFrom('cases.overdueException as x')
    .innerJoin('users.publishedFirm as firm', 'firm.id', 'x.firmId')
    .select(['x.id', 'x.status'])
    .where('x.firmId', '=', firmId)
    .where('x.clientId', '=', clientId)
    .where((of) => of.or([of('x.status', '=', 'REQUESTED'), isStanding(now)]))
    .executeTakeFirst();

/** The firms and companies whose exceptions let new cases in now. */
export const selectLettingIn = (db: Kysely<DB>, now: Date) =>
  db
    .selectFrom('cases.overdueException as x')
    .innerJoin('users.publishedFirm as firm', 'firm.id', 'x.firmId')
    .select(['x.firmId', 'x.clientId'])
    .where(isStanding(now))
    .execute();

/** Takes one case off an exception that stands. @returns undefined where none does. */
export async function takeCase(db: Kysely<DB>, { firmId, clientId }: Debtor, now: Date) {
  const standing = await findStanding(db, { firmId, clientId }, now);
  if (standing?.status !== 'GRANTED') return undefined;
  return db
    .updateTable('cases.overdueException')
    .set({ usedCases: sql`used_cases + 1`, version: sql`version + 1` })
    .where('firmId', '=', firmId)
    .where('id', '=', standing.id)
    .returning(['id', 'lastDay', 'mostCases', 'usedCases'])
    .executeTakeFirstOrThrow();
}

export async function insertException(db: Kysely<DB>, row: Insertable<CasesOverdueException>): Promise<void> {
  await db.insertInto('cases.overdueException').values(row).execute();
}

export async function updateException(
  db: Kysely<DB>,
  { firmId, id }: { firmId: string; id: string },
  changes: Updateable<CasesOverdueException>,
): Promise<void> {
  await db
    .updateTable('cases.overdueException')
    .set({ ...changes, version: sql`version + 1` })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute();
}

/** For the query of a case’s facts: whether the firm lets a case of its company in although an invoice is overdue. */
export const exceptedColumns = (now: Date) => ({
  excepted: sql<boolean>`(c.status in ('DRAFT', 'PAYMENT_HOLD') and exists (
    select from cases.overdue_exception x join users.published_firm firm on firm.id = x.firm_id
    where x.firm_id = c.firm_id and x.client_id = c.client_id and ${isStanding(now)}))`,
});

/** Of these the ones that somebody may see. */
export const selectSeen = (db: Kysely<DB>, scope: Scope, ids: readonly string[]) =>
  named(db, scope).select('x.id').where('x.id', 'in', ids).execute();
