import type { firms } from '@writdesk/contract/firms/firms';
import type { RouteInput } from '@writdesk/contract/route';
import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import { selectPage, sorted } from '../../platform/db/page.ts';
import type { DB, UsersFirm } from '../../platform/db/schema.ts';
import { searched } from '../../platform/db/search.ts';

type Query = RouteInput<typeof firms.list>['query'];

const sortColumns = { name: sql`lower(f.name)`, createdAt: sql`f.created_at` } as const;

/** Companies that engage the firm on a day. */
const companyCount = (today: string) =>
  sql<number>`(select count(distinct e.client_id) from users.engagement e where e.firm_id = f.id
    and e.from_date <= ${today}::date and (e.to_date is null or e.to_date >= ${today}::date))::int`;
const userCount = sql<number>`(select count(*) from users.app_user u where u.firm_id = f.id and u.active)::int`;

/** One page of the firms. @param today the day on which engagements are counted. */
export function selectFirmPage(db: Kysely<DB>, query: Query, today: string) {
  const matching = db
    .selectFrom('users.firm as f')
    .where('f.active', '=', true)
    .where(searched(query.search, sql`lower(f.name || ' ' || f.short_name)`, [sql`lower(f.name)`]));
  const [column, direction] = sorted(sortColumns, query.sort);
  return selectPage(db, matching, query, (rows) =>
    rows
      .selectAll('f')
      .select([companyCount(today).as('companyCount'), userCount.as('userCount')])
      .orderBy(column, direction)
      .orderBy('f.id', direction),
  );
}
export type CountedFirm = Awaited<ReturnType<typeof selectFirmPage>>['rows'][number];

export function findCountedFirm(
  db: Kysely<DB>,
  firmId: string,
  today: string,
): Promise<CountedFirm | undefined> {
  return db
    .selectFrom('users.firm as f')
    .selectAll('f')
    .select([companyCount(today).as('companyCount'), userCount.as('userCount')])
    .where('f.id', '=', firmId)
    .executeTakeFirst();
}

/** @throws a unique violation of `firm_name`. */
export async function insertFirm(db: Kysely<DB>, row: Insertable<UsersFirm>): Promise<void> {
  await db.insertInto('users.firm').values(row).execute();
}

/** Holds a firm until the transaction ends. */
export function lockFirm(db: Kysely<DB>, firmId: string) {
  return db.selectFrom('users.firm').selectAll().where('id', '=', firmId).forUpdate().executeTakeFirst();
}

/** Writes what is given of a firm, and a new version. @throws a unique violation of `firm_name`. */
export async function updateFirmRow(
  db: Kysely<DB>,
  firmId: string,
  change: Updateable<UsersFirm>,
): Promise<void> {
  await db
    .updateTable('users.firm')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', firmId)
    .execute();
}
