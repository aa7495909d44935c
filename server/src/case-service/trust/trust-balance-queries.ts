import type { BalanceQuery } from '@writdesk/contract/trust/trust';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { within } from '../../platform/db/page.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { nothing, visible } from '../../platform/db/visible.ts';
import { newId } from '../../platform/ids.ts';

/** Whose money on which account: a company’s, one of its cases’, or nobody’s yet. */
export interface Holder {
  firmId: string;
  accountId: string;
  clientId: string | null;
  caseId: string | null;
}

const keyOf = ({ clientId, caseId }: Holder) => `${clientId ?? ''}/${caseId ?? ''}`;

/** The firm reads its trust accounts; what a company may read of them is its statement. */
export const ofFirm = (scope: Scope, firmId: ReturnType<typeof sql>) =>
  visible(scope, {
    firm: sql<SqlBool>`${firmId} = ${scope.firmId}`,
    clients: nothing,
    properties: nothing,
    owner: nothing,
  });

/** What somebody has on an account, held until the transaction ends. */
export async function lockBalance(db: Kysely<DB>, holder: Holder) {
  const { firmId, accountId, clientId, caseId } = holder;
  const key = keyOf(holder);
  await db
    .insertInto('cases.trustBalance')
    .values({ firmId, accountId, clientId, caseId, holder: key, id: newId() })
    .onConflict((conflict) => conflict.columns(['firmId', 'accountId', 'holder']).doNothing())
    .execute();
  return db
    .selectFrom('cases.trustBalance')
    .select(['balanceCents', 'heldCents'])
    .where('firmId', '=', firmId)
    .where('accountId', '=', accountId)
    .where('holder', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The deposits of somebody that can’t be used on a day yet. */
export async function heldOn(db: Kysely<DB>, holder: Holder, today: string): Promise<number> {
  const { cents } = await db
    .selectFrom('cases.trustItem')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'))
    .where('firmId', '=', holder.firmId)
    .where('accountId', '=', holder.accountId)
    .where(sql<SqlBool>`client_id is not distinct from ${holder.clientId}::uuid`)
    .where(sql<SqlBool>`case_id is not distinct from ${holder.caseId}::uuid`)
    .where('kind', '=', 'DEPOSIT')
    .where('status', '=', 'POSTED')
    .where('usableOn', '>', today)
    .executeTakeFirstOrThrow();
  return Number(cents);
}

export async function setBalance(
  db: Kysely<DB>,
  holder: Holder,
  cents: { balanceCents: number; heldCents: number },
): Promise<void> {
  await db
    .updateTable('cases.trustBalance')
    .set(cents)
    .where('firmId', '=', holder.firmId)
    .where('accountId', '=', holder.accountId)
    .where('holder', '=', keyOf(holder))
    .execute();
}

/** A page of what companies and cases have in trust, with the sums of all that match. Of a case that the reader is kept from there is no name. */
export async function selectBalancePage(db: Kysely<DB>, scope: Scope, query: BalanceQuery, today: string) {
  const { bankAccountId, clientId } = query;
  const heldToday = sql<number>`(select coalesce(sum(i.amount_cents), 0)::bigint from cases.trust_item i
    where i.firm_id = b.firm_id and i.account_id = b.account_id and i.client_id is not distinct from b.client_id
      and i.case_id is not distinct from b.case_id and i.kind = 'DEPOSIT' and i.status = 'POSTED' and i.usable_on > ${today}::date)`;
  const matching = db
    .selectFrom('cases.trustBalance as b')
    .innerJoin('cases.bankAccount as a', (join) =>
      join.onRef('a.firmId', '=', 'b.firmId').onRef('a.id', '=', 'b.accountId'),
    )
    .leftJoin('users.publishedClient as client', 'client.id', 'b.clientId')
    .where(ofFirm(scope, sql`b.firm_id`))
    .where('b.balanceCents', '>', 0)
    .$if(bankAccountId !== null, (rows) => rows.where('b.accountId', '=', bankAccountId ?? ''))
    .$if(clientId !== null, (rows) => rows.where('b.clientId', '=', clientId ?? ''));
  const [rows, sums] = await Promise.all([
    within(
      matching
        .leftJoin('cases.evictionCase as c', (join) =>
          join.onRef('c.firmId', '=', 'b.firmId').onRef('c.id', '=', 'b.caseId'),
        )
        .select(['b.id', 'b.accountId', 'a.name as accountName', 'b.clientId', 'client.name as clientName'])
        .select(['c.id as seenCaseId', 'c.title', 'c.caseNumber', 'c.caseDraftNumber', 'b.balanceCents'])
        .select([sql<boolean>`b.case_id is not null`.as('isOfCase'), heldToday.as('heldCents')])
        .orderBy(sql`client.name nulls first`)
        .orderBy('b.id'),
      query,
    ).execute(),
    matching
      .select([
        sql<number>`count(*)::int`.as('total'),
        sql<number>`coalesce(sum(b.balance_cents), 0)::bigint`.as('balanceCents'),
        sql<number>`coalesce(sum(${heldToday}), 0)::bigint`.as('heldCents'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, sums };
}
export type BalanceRow = Awaited<ReturnType<typeof selectBalancePage>>['rows'][number];
