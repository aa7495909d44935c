import type { RegisterQuery } from '@writdesk/contract/trust/trust';
import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import { beginsWith } from '../../platform/db/like.ts';
import { directionOf, selectPage, sortedNullsLast } from '../../platform/db/page.ts';
import type { CasesTrustItem, CasesTrustMovement, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { ofFirm } from './trust-balance-queries.ts';

export interface ItemKey {
  firmId: string;
  id: string;
}

/** As shown: what the bank has paid or taken is cleared. */
const shownStatus = sql<'AWAITING_APPROVAL' | 'POSTED' | 'CLEARED' | 'REVERSED' | 'REFUSED'>`case
  when i.status = 'POSTED' and i.cleared_on is not null then 'CLEARED' else i.status end`;

const named = (db: Kysely<DB>, scope: Scope) =>
  db
    .selectFrom('cases.trustItem as i')
    .innerJoin('cases.bankAccount as a', (join) =>
      join.onRef('a.firmId', '=', 'i.firmId').onRef('a.id', '=', 'i.accountId'),
    )
    .leftJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'i.firmId').onRef('c.id', '=', 'i.caseId'),
    )
    .where(ofFirm(scope, sql`i.firm_id`));

/** A page of the register. A filter by case finds only a case that the reader sees. */
export function selectRegisterPage(db: Kysely<DB>, scope: Scope, query: RegisterQuery) {
  const { search, bankAccountId, clientId, caseId, kind, status, isUnidentified, dateRange, sort } = query;
  const matching = named(db, scope)
    .$if(search !== '', (rows) => {
      const pattern = beginsWith(search.toLowerCase());
      return rows.where(
        sql<SqlBool>`(i.number::text = ${search} or lower(i.payee_name) like ${pattern} or lower(i.reference) like ${pattern})`,
      );
    })
    .$if(bankAccountId !== null, (rows) => rows.where('i.accountId', '=', bankAccountId ?? ''))
    .$if(clientId !== null, (rows) => rows.where('i.clientId', '=', clientId ?? ''))
    .$if(caseId !== null, (rows) => rows.where('c.id', '=', caseId ?? ''))
    .$if(kind !== null, (rows) => rows.where('i.kind', 'in', kind ?? []))
    .$if(status !== null, (rows) => rows.where(shownStatus, 'in', status ?? []))
    .$if(isUnidentified !== null, (rows) =>
      rows.where(sql<SqlBool>`(i.client_id is null and i.status = 'POSTED') = ${isUnidentified}`),
    )
    .$if(dateRange.from !== null, (rows) => rows.where('i.postedOn', '>=', dateRange.from ?? ''))
    .$if(dateRange.to !== null, (rows) => rows.where('i.postedOn', '<=', dateRange.to ?? ''));
  const columns = { postedOn: sql`i.posted_on`, amountCents: sql`i.amount_cents` };
  return selectPage(db, matching, query, (rows) =>
    shownOf(rows)
      .orderBy(...sortedNullsLast(columns, sort))
      .orderBy('i.id', directionOf(sort)),
  );
}

const shownOf = (rows: ReturnType<typeof named>) =>
  rows
    .leftJoin('users.publishedClient as client', 'client.id', 'i.clientId')
    .leftJoin('cases.invoice as bill', (join) =>
      join.onRef('bill.firmId', '=', 'i.firmId').onRef('bill.id', '=', 'i.invoiceId'),
    )
    .selectAll('i')
    .select([shownStatus.as('shownStatus'), 'a.name as accountName', 'client.name as clientName'])
    .select(['bill.number as invoiceNumber'])
    .select(['c.id as seenCaseId', 'c.title', 'c.caseNumber', 'c.caseDraftNumber']);

export const findItem = (db: Kysely<DB>, scope: Scope, id: string) =>
  shownOf(named(db, scope)).where('i.id', '=', id).executeTakeFirst();
export type ItemRow = NonNullable<Awaited<ReturnType<typeof findItem>>>;

export const lockItem = (db: Kysely<DB>, { firmId, id }: ItemKey) =>
  db
    .selectFrom('cases.trustItem')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
export type LockedItem = NonNullable<Awaited<ReturnType<typeof lockItem>>>;

export async function insertItem(db: Kysely<DB>, row: Insertable<CasesTrustItem>): Promise<void> {
  await db.insertInto('cases.trustItem').values(row).execute();
}

export async function updateItem(
  db: Kysely<DB>,
  { firmId, id }: ItemKey,
  changes: Partial<Insertable<CasesTrustItem>>,
): Promise<void> {
  await db
    .updateTable('cases.trustItem')
    .set({ ...changes, version: sql`version + 1` })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute();
}

export async function insertMovements(
  db: Kysely<DB>,
  rows: readonly Insertable<CasesTrustMovement>[],
): Promise<void> {
  await db.insertInto('cases.trustMovement').values(rows).execute();
}
