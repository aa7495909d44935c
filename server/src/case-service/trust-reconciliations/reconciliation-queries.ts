import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import type { CasesTrustReconciliation, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { nothing, visible } from '../../platform/db/visible.ts';
import { movedUntil } from '../ledger/index.ts';

interface AccountDay {
  firmId: string;
  id: string;
  /** The last day that counts. */
  day: string;
}

/** The trust accounts of a firm, with the first day on which something happened and how far statements reach. */
export async function selectTrustAccounts(db: Kysely<DB>, scope: Scope, accountId: string | null) {
  return db
    .selectFrom('cases.bankAccount as a')
    .select(['a.firmId', 'a.id', 'a.name', 'a.status', 'a.signedThrough'])
    .select(
      sql<string | null>`(select min(m.posted_on)::text from cases.trust_movement m
        where m.firm_id = a.firm_id and m.account_id = a.id)`.as('firstDay'),
    )
    .select(
      sql<string | null>`(select max(s.closing_on)::text from cases.bank_statement s
        where s.firm_id = a.firm_id and s.account_id = a.id)`.as('coveredThrough'),
    )
    .where(
      visible(scope, {
        firm: sql<SqlBool>`a.firm_id = ${scope.firmId}`,
        clients: nothing,
        properties: nothing,
        owner: nothing,
      }),
    )
    .where('a.kind', '=', 'TRUST')
    .$if(accountId !== null, (rows) => rows.where('a.id', '=', accountId ?? ''))
    .orderBy('a.name')
    .orderBy('a.id')
    .execute();
}
export type TrustAccount = Awaited<ReturnType<typeof selectTrustAccounts>>[number];

export const selectReconciliations = (db: Kysely<DB>, firmId: string, accountIds: readonly string[]) =>
  accountIds.length
    ? db
        .selectFrom('cases.trustReconciliation')
        .selectAll()
        .where('firmId', '=', firmId)
        .where('accountId', 'in', accountIds)
        .execute()
    : Promise.resolve([]);
export type ReconciliationRow = Awaited<ReturnType<typeof selectReconciliations>>[number];

/** What the bank has at the end of a day: what the first statement began with, and each line since. */
export async function bankBalance(db: Kysely<DB>, { firmId, id, day }: AccountDay): Promise<number> {
  const first = await db
    .selectFrom('cases.bankStatement')
    .select('openingCents')
    .where('firmId', '=', firmId)
    .where('accountId', '=', id)
    .orderBy('closingOn')
    .orderBy('importedAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const { cents } = await db
    .selectFrom('cases.bankLine')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'))
    .where('firmId', '=', firmId)
    .where('accountId', '=', id)
    .where('postedOn', '<=', day)
    .executeTakeFirstOrThrow();
  return (first?.openingCents ?? 0) + Number(cents);
}

export async function ledgerBalance(db: Kysely<DB>, { firmId, id, day }: AccountDay): Promise<number> {
  const { cents } = await db
    .selectFrom(movedUntil(firmId, day).as('moved'))
    .select(sql<number>`coalesce(sum(moved.debit_cents - moved.credit_cents), 0)::bigint`.as('cents'))
    .where('moved.bankAccountId', '=', id)
    .where('moved.account', '=', 'TRUST_CASH')
    .executeTakeFirstOrThrow();
  return Number(cents);
}

/** What each company had at the end of a day; deposits of nobody stand apart. */
export async function selectClientBalances(db: Kysely<DB>, { firmId, id, day }: AccountDay) {
  const rows = await db
    .selectFrom('cases.trustMovement as m')
    .leftJoin('users.publishedClient as client', 'client.id', 'm.clientId')
    .select(['m.clientId', 'client.name'])
    .select(sql<number>`sum(m.amount_cents)::bigint`.as('balanceCents'))
    .where('m.firmId', '=', firmId)
    .where('m.accountId', '=', id)
    .where('m.postedOn', '<=', day)
    .groupBy(['m.clientId', 'client.name'])
    .having(sql<boolean>`sum(m.amount_cents) <> 0`)
    .orderBy(sql`client.name nulls first`)
    .orderBy('m.clientId')
    .execute();
  return rows.map((row) => ({ ...row, balanceCents: Number(row.balanceCents) }));
}

/** What the books have at the end of a day and the bank hasn’t, or the other way round. */
export async function selectOpenItems(db: Kysely<DB>, { firmId, id, day }: AccountDay) {
  const signed = sql`(case when i.kind = 'DEPOSIT' then i.amount_cents else -i.amount_cents end)`;
  const until = (column: string) =>
    sql`(case when ${sql.ref(`i.${column}`)} <= ${day}::date then 1 else 0 end)`;
  // In the books from its day to that of its reversal; at the bank from the day of its line to that of the line of its return.
  const left = sql<number>`${signed} * (${until('postedOn')} - ${until('reversedOn')} - ${until('clearedOn')} + ${until('returnClearedOn')})`;
  const rows = await db
    .selectFrom('cases.trustItem as i')
    .leftJoin('users.publishedClient as client', 'client.id', 'i.clientId')
    .select([
      'i.id',
      'i.kind',
      'i.number',
      sql<string | null>`coalesce(i.payee_name, client.name)`.as('name'),
    ])
    .select(left.as('amountCents'))
    .select(sql<boolean>`(i.reversed_on is not null and i.reversed_on <= ${day}::date)`.as('isReturn'))
    .select(sql<string>`i.posted_on::text`.as('day'))
    .where('i.firmId', '=', firmId)
    .where('i.accountId', '=', id)
    .where('i.status', 'in', ['POSTED', 'REVERSED'])
    .where('i.postedOn', '<=', day)
    .where(sql<SqlBool>`${left} <> 0`)
    .orderBy('i.postedOn')
    .orderBy('i.id')
    .execute();
  return rows.map((row) => ({ ...row, amountCents: Number(row.amountCents) }));
}

/** Lines up to a day that nothing in the books stands for. */
export const selectOpenLines = (db: Kysely<DB>, { firmId, id, day }: AccountDay) =>
  db
    .selectFrom('cases.bankLine as l')
    .select(['l.id', 'l.postedOn', 'l.amountCents', 'l.number', 'l.text'])
    .where('l.firmId', '=', firmId)
    .where('l.accountId', '=', id)
    .where('l.postedOn', '<=', day)
    .where(
      sql<SqlBool>`not exists (select 1 from cases.bank_match m where m.firm_id = l.firm_id and m.line_id = l.id)`,
    )
    .orderBy('l.postedOn')
    .orderBy('l.id')
    .execute();

/** Keeps what somebody prepared, in place of what was prepared before. */
export async function saveReconciliation(
  db: Kysely<DB>,
  row: Insertable<CasesTrustReconciliation>,
): Promise<void> {
  // Citus lets nobody set the column that says where a row is kept, to the same value neither.
  const { firmId: _firmId, accountId: _accountId, month: _month, ...prepared } = row;
  await db
    .insertInto('cases.trustReconciliation')
    .values(row)
    .onConflict((conflict) => conflict.columns(['firmId', 'accountId', 'month']).doUpdateSet(prepared))
    .execute();
}

export async function markSigned(
  db: Kysely<DB>,
  { firmId, accountId, month }: { firmId: string; accountId: string; month: string },
  by: { signedBy: string; signedByName: string; signedAt: Date },
): Promise<void> {
  await db
    .updateTable('cases.trustReconciliation')
    .set({ status: 'SIGNED', ...by })
    .where('firmId', '=', firmId)
    .where('accountId', '=', accountId)
    .where('month', '=', month)
    .execute();
}
