import type { onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import type { RouteInput } from '@writdesk/contract/route';
import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import { selectPage, sorted } from '../../platform/db/page.ts';
import type { CasesPayout, CasesPayoutItem, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { nothing, visible } from '../../platform/db/visible.ts';

/** Keeps a payout. One that is known takes its state alone. @returns its id, and whether it is new. */
export async function keepPayoutRow(
  db: Kysely<DB>,
  payout: Insertable<CasesPayout>,
  items: readonly Omit<Insertable<CasesPayoutItem>, 'firmId' | 'payoutId'>[],
): Promise<{ id: string; isNew: boolean }> {
  const { firmId, id: payoutId, payoutRef, status } = payout;
  const [added] = await db
    .insertInto('cases.payout')
    .values(payout)
    .onConflict((conflict) => conflict.columns(['firmId', 'payoutRef']).doNothing())
    .returning('id')
    .execute();
  if (!added) {
    const { id } = await db
      .updateTable('cases.payout')
      .set({ status })
      .where('firmId', '=', firmId)
      .where('payoutRef', '=', payoutRef)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, isNew: false };
  }
  for (let at = 0; at < items.length; at += 500)
    await db
      .insertInto('cases.payoutItem')
      .values(items.slice(at, at + 500).map((item) => ({ ...item, firmId, payoutId })))
      .execute();
  return { id: payoutId, isNew: true };
}

const line = sql`(select l.id, l.posted_on, a.name from cases.bank_match m
  join cases.bank_line l on l.firm_id = m.firm_id and l.id = m.line_id
  join cases.bank_account a on a.firm_id = l.firm_id and a.id = l.account_id
  where m.firm_id = o.firm_id and m.item_id = o.id and m.kind = 'PAYOUT')`;
const isAtBank = sql<SqlBool>`exists ${line}`;

/** One page of payouts, and what of those that match the filter no line of a statement stands for. */
export async function selectPayoutPage(
  db: Kysely<DB>,
  scope: Scope,
  query: RouteInput<typeof onlinePayments.payouts>['query'],
) {
  const { atBank } = query;
  const [column, direction] = sorted(
    { arrivesOn: sql`o.arrives_on`, netCents: sql`o.net_cents` },
    query.sort,
  );
  const matching = db
    .selectFrom('cases.payout as o')
    .where(
      visible(scope, {
        firm: sql<SqlBool>`o.firm_id = ${scope.firmId}`,
        clients: nothing,
        properties: nothing,
        owner: nothing,
      }),
    )
    .$if(atBank !== null, (rows) => rows.where(atBank ? isAtBank : sql<SqlBool>`not ${isAtBank}`));
  const [page, { openCents }] = await Promise.all([
    selectPage(db, matching, query, (rows) =>
      rows
        .selectAll()
        .select([
          sql<number>`(select count(*)::int from cases.payout_item i where i.firm_id = o.firm_id and i.payout_id = o.id
            and i.kind = 'PAYMENT')`.as('payments'),
          sql<{
            id: string;
            postedOn: string;
            account: string;
          } | null>`(select json_build_object('id', b.id, 'postedOn', b.posted_on, 'account', b.name) from ${line} b)`.as(
            'line',
          ),
        ])
        .orderBy(column, direction)
        .orderBy('o.id', direction),
    ),
    matching
      .select(
        sql<number>`coalesce(sum(o.net_cents) filter (where o.status = 'PAID' and not ${isAtBank}), 0)::bigint`.as(
          'openCents',
        ),
      )
      .executeTakeFirstOrThrow(),
  ]);
  return { ...page, openCents };
}
