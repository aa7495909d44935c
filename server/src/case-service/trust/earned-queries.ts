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
  const held = sql`(select coalesce(sum(i.amount_cents), 0) from cases.trust_item i
    where i.firm_id = b.firm_id and i.account_id = b.account_id and i.client_id = b.client_id
      and i.kind = 'DEPOSIT' and i.status = 'POSTED' and i.usable_on > ${today}::date)`;
  const usable = db
    .selectFrom('cases.trustBalance as b')
    .select(['b.firmId', 'b.accountId', 'b.clientId'])
    .select(sql<number>`sum(b.balance_cents) - ${held}`.as('usableCents'))
    .where('b.clientId', 'is not', null)
    .groupBy(['b.firmId', 'b.accountId', 'b.clientId'])
    .having(sql<boolean>`sum(b.balance_cents) > ${held}`);
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
