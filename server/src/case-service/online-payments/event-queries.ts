import type { onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import type { RouteInput } from '@writdesk/contract/route';
import { type Insertable, type Kysely, type SqlBool, sql, type Updateable } from 'kysely';
import { selectPage, sorted } from '../../platform/db/page.ts';
import type { CasesPaymentEvent, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { nothing, visible } from '../../platform/db/visible.ts';

export interface EventKey {
  firmId: string;
  eventId: string;
}

/** @returns whether it is new: each event is taken once. */
export async function insertEvent(db: Kysely<DB>, row: Insertable<CasesPaymentEvent>): Promise<boolean> {
  const rows = await db
    .insertInto('cases.paymentEvent')
    .values(row)
    .onConflict((conflict) => conflict.columns(['firmId', 'eventId']).doNothing())
    .returning('eventId')
    .execute();
  return rows.length > 0;
}

const byKey = (db: Kysely<DB>, { firmId, eventId }: EventKey) =>
  db.selectFrom('cases.paymentEvent').selectAll().where('firmId', '=', firmId).where('eventId', '=', eventId);

export const readEvent = (db: Kysely<DB>, key: EventKey) => byKey(db, key).executeTakeFirst();
export const lockEvent = (db: Kysely<DB>, key: EventKey) => byKey(db, key).forUpdate().executeTakeFirst();

export async function updateEvent(
  db: Kysely<DB>,
  { firmId, eventId }: EventKey,
  changes: Updateable<CasesPaymentEvent>,
): Promise<void> {
  await db
    .updateTable('cases.paymentEvent')
    .set(changes)
    .where('firmId', '=', firmId)
    .where('eventId', '=', eventId)
    .execute();
}

/** What came about a payment before we knew how the provider calls it. */
export async function matchEarlierEvents(
  db: Kysely<DB>,
  { firmId, paymentRef, attemptId, at }: { firmId: string; paymentRef: string; attemptId: string; at: Date },
): Promise<void> {
  await db
    .updateTable('cases.paymentEvent')
    .set({ status: 'HANDLED', reason: null, attemptId, handledAt: at })
    .where('firmId', '=', firmId)
    .where('paymentRef', '=', paymentRef)
    .where('status', '=', 'UNMATCHED')
    .where('reason', '=', 'UNKNOWN_PAYMENT')
    .execute();
}

const visibleEvent = (scope: Scope) =>
  visible(scope, {
    firm: sql<SqlBool>`e.firm_id = ${scope.firmId}`,
    clients: nothing,
    properties: nothing,
    owner: nothing,
  });

export const findSeenEvent = (db: Kysely<DB>, scope: Scope, { firmId, eventId }: EventKey) =>
  db
    .selectFrom('cases.paymentEvent as e')
    .selectAll()
    .where(visibleEvent(scope))
    .where('e.firmId', '=', firmId)
    .where('e.eventId', '=', eventId)
    .executeTakeFirst();

export function selectEventPage(
  db: Kysely<DB>,
  scope: Scope,
  query: RouteInput<typeof onlinePayments.events>['query'],
) {
  const [column, direction] = sorted({ receivedAt: sql`e.received_at` }, query.sort);
  const matching = db
    .selectFrom('cases.paymentEvent as e')
    .where(visibleEvent(scope))
    .where('e.status', 'in', query.status ?? ['UNMATCHED']);
  return selectPage(db, matching, query, (rows) =>
    rows.selectAll().orderBy(column, direction).orderBy('e.eventId', direction),
  );
}
