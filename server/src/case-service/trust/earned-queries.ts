import { type Kysely, sql } from 'kysely';
import { selectPage } from '../../platform/db/page.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { ofFirm } from './trust-balance-queries.ts';

interface Wanted {
  page: number;
  size: number;
  issuedBy: string;
  today: string;
}

/** Open invoices that were issued up to a day, of companies with money that can be used on a trust account. The oldest first. */
export function selectEarned(db: Kysely<DB>, scope: Scope, { issuedBy, today, ...wanted }: Wanted) {
  // One sum over both: Citus refuses a subquery in a HAVING.
  const balances = db
    .selectFrom('cases.trustBalance as b')
    .select(['b.firmId', 'b.accountId', 'b.clientId', 'b.balanceCents as cents']);
  const held = db
    .selectFrom('cases.trustItem as i')
    .select(['i.firmId', 'i.accountId', 'i.clientId', sql<number>`-i.amount_cents`.as('cents')])
    .where('i.kind', '=', 'DEPOSIT')
    .where('i.status', '=', 'POSTED')
    .where('i.usableOn', '>', today);
  const usable = db
    .selectFrom(balances.unionAll(held).as('moved'))
    .select(['moved.firmId', 'moved.accountId', 'moved.clientId'])
    .select(sql<number>`sum(moved.cents)`.as('usableCents'))
    .where('moved.clientId', 'is not', null)
    .groupBy(['moved.firmId', 'moved.accountId', 'moved.clientId'])
    .having(sql<boolean>`sum(moved.cents) > 0`);
  const matching = db
    .selectFrom('cases.invoice as bill')
    .innerJoin(usable.as('u'), (join) =>
      join.onRef('u.firmId', '=', 'bill.firmId').onRef('u.clientId', '=', 'bill.clientId'),
    )
    .innerJoin('cases.bankAccount as a', (join) =>
      join.onRef('a.firmId', '=', 'u.firmId').onRef('a.id', '=', 'u.accountId'),
    )
    .leftJoin('users.publishedClient as client', 'client.id', 'bill.clientId')
    .where(ofFirm(scope, sql`bill.firm_id`))
    .where('bill.status', 'in', ['ISSUED', 'PARTIALLY_PAID'])
    .where('bill.balanceCents', '>', 0)
    .where('bill.issueDate', '<=', issuedBy);
  return selectPage(db, matching, wanted, (rows) =>
    rows
      .select(['u.accountId', 'a.name as accountName', 'bill.clientId', 'client.name as clientName'])
      .select(['bill.id as invoiceId', 'bill.number', 'bill.issueDate', 'bill.balanceCents', 'u.usableCents'])
      .orderBy('bill.issueDate')
      .orderBy('bill.id'),
  );
}
