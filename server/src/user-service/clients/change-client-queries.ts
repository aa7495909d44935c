import type { InvoiceGrouping } from '@writdesk/contract/invoices/invoice-grouping';
import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { DB, UsersClient, UsersEngagementTerms } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { announceRightsChanged } from '../../platform/live/index.ts';
import { ofVisibleClient } from './client-scope-queries.ts';

export async function insertClient(db: Kysely<DB>, client: Insertable<UsersClient>): Promise<void> {
  await db.insertInto('users.client').values(client).execute();
}

/** Holds a company that the scope sees until the transaction ends. */
export function lockClient(db: Kysely<DB>, scope: Scope, clientId: string) {
  return db
    .selectFrom('users.client as c')
    .selectAll()
    .where('c.id', '=', clientId)
    .where(ofVisibleClient(scope, 'c.id'))
    .forUpdate()
    .executeTakeFirst();
}

/** Writes what is given of a company, and a new version. */
export async function updateClientRow(
  db: Kysely<DB>,
  clientId: string,
  change: Updateable<UsersClient>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('users.client')
    .set({ ...change, updatedAt: now, version: sql`version + 1` })
    .where('id', '=', clientId)
    .execute();
}

/** The registration is whole: the company, who is sent the invoices, an owner. @returns whether it became so now. */
export async function activateWhenWhole(db: Kysely<DB>, clientId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users.client as c')
    .set({ status: 'ACTIVE' })
    .where('c.id', '=', clientId)
    .where('c.status', '=', 'ONBOARDING')
    .where('c.addressLine1', 'is not', null)
    .where('c.apEmail', 'is not', null)
    .where(sql<boolean>`exists (select from users.property_owner o where o.client_id = c.id)`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface Engagement {
  firmId: string;
  stateCodes: readonly string[];
  fromDate: string;
  toDate: string | null;
  invoicesBy: InvoiceGrouping;
}

/** Writes the terms of a company with one firm. */
export async function setTerms(db: Kysely<DB>, terms: Insertable<UsersEngagementTerms>): Promise<void> {
  const { termsDays, graceDays, overdueGate } = terms;
  await db
    .insertInto('users.engagementTerms')
    .values(terms)
    .onConflict((conflict) =>
      conflict.columns(['clientId', 'firmId']).doUpdateSet({ termsDays, graceDays, overdueGate }),
    )
    .execute();
}

interface EngagedDays {
  firmId: string;
  fromDate: string;
  toDate: string | null;
}

/** The engagements of a company are these and no others. */
export async function setEngagements(
  db: Kysely<DB>,
  clientId: string,
  engagements: readonly Engagement[],
): Promise<void> {
  const values = engagements.map(({ firmId, stateCodes, fromDate, toDate, invoicesBy }) => ({
    clientId,
    firmId,
    stateCodes: [...new Set(stateCodes)].sort(),
    fromDate,
    toDate,
    invoicesBy,
  }));
  const gone = await db
    .deleteFrom('users.engagement')
    .where('clientId', '=', clientId)
    .returning(['firmId', 'fromDate', 'toDate'])
    .execute();
  if (values.length) await db.insertInto('users.engagement').values(values).execute();
  // The company’s people know its firms; a firm knows the companies of today.
  const said = (rows: readonly EngagedDays[]) => rows.map((row) => [row.firmId, row.fromDate, row.toDate]);
  const before = new Set(said(gone).map((row) => row.join()));
  const after = new Set(said(values).map((row) => row.join()));
  const others = [...gone, ...values].filter((row) => {
    const text = said([row]).join();
    return before.has(text) !== after.has(text);
  });
  if (others.length) await announceRightsChanged(db, { clientId });
  for (const firmId of new Set(others.map((row) => row.firmId))) await announceRightsChanged(db, { firmId });
}

const MAX_FIRMS = 100;

/** Firms that people work in, by name. @param among null where any may be named. */
export function selectFirms(db: Kysely<DB>, among: readonly string[] | null) {
  return db
    .selectFrom('users.firm as f')
    .select(['f.id', 'f.name'])
    .where('f.active', '=', true)
    .$if(among !== null, (rows) => rows.where(sql<boolean>`f.id = any(${among ?? []}::uuid[])`))
    .orderBy(sql`lower(f.name)`)
    .orderBy('f.id')
    .limit(MAX_FIRMS)
    .execute();
}
