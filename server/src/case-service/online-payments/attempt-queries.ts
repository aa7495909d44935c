import type { onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import type { RouteInput } from '@writdesk/contract/route';
import { type Insertable, type Kysely, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import { selectPage, sorted } from '../../platform/db/page.ts';
import type { CasesPaymentAttempt, CasesPaymentAttemptInvoice, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visible } from '../../platform/db/visible.ts';
import type { Debtor } from '../invoices/index.ts';

export type AttemptRow = Selectable<CasesPaymentAttempt>;
export interface AttemptKey {
  firmId: string;
  id: string;
}

/** Of which it isn’t known how they end. */
const live = ['PENDING', 'UNKNOWN', 'OPEN', 'PROCESSING'] as const;

/** They are a whole company’s, as payments are. */
const visibleAttempt = (scope: Scope) => {
  const nobody = sql<SqlBool>`false`;
  return visible(scope, {
    firm: sql<SqlBool>`a.firm_id = ${scope.firmId}`,
    clients: sql<SqlBool>`a.client_id = any(${scope.clientIds}::uuid[])`,
    properties: nobody,
    owner: nobody,
  });
};

export async function insertAttempt(
  db: Kysely<DB>,
  attempt: Insertable<CasesPaymentAttempt>,
  invoices: readonly Insertable<CasesPaymentAttemptInvoice>[],
): Promise<void> {
  await db.insertInto('cases.paymentAttempt').values(attempt).execute();
  await db.insertInto('cases.paymentAttemptInvoice').values(invoices).execute();
}

const byKey = (db: Kysely<DB>, { firmId, id }: AttemptKey) =>
  db.selectFrom('cases.paymentAttempt').selectAll().where('firmId', '=', firmId).where('id', '=', id);

export const readAttempt = (db: Kysely<DB>, key: AttemptKey) => byKey(db, key).executeTakeFirst();

/** The attempt itself, locked until the transaction ends. */
export const lockAttempt = (db: Kysely<DB>, key: AttemptKey) => byKey(db, key).forUpdate().executeTakeFirst();

export async function updateAttempt(
  db: Kysely<DB>,
  { firmId, id }: AttemptKey,
  changes: Updateable<CasesPaymentAttempt>,
): Promise<void> {
  await db
    .updateTable('cases.paymentAttempt')
    .set({ ...changes, version: sql`version + 1` })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute();
}

/** What an attempt is to pay, by the numbers of the invoices. */
export const selectWanted = (db: Kysely<DB>, { firmId, id }: AttemptKey) =>
  db
    .selectFrom('cases.paymentAttemptInvoice as w')
    .innerJoin('cases.invoice as i', (join) =>
      join.onRef('i.firmId', '=', 'w.firmId').onRef('i.id', '=', 'w.invoiceId'),
    )
    .select(['w.invoiceId', 'w.amountCents'])
    .select(sql<string>`i.number`.as('number'))
    .where('w.firmId', '=', firmId)
    .where('w.attemptId', '=', id)
    .orderBy('i.number')
    .execute();

/** Attempts of a company that haven’t ended and are to pay any of some invoices, with all that each is to pay. */
export async function selectLiveOf(
  db: Kysely<DB>,
  { firmId, clientId }: Debtor,
  invoiceIds: readonly string[],
) {
  const rows = await db
    .selectFrom('cases.paymentAttempt as a')
    .innerJoin('cases.paymentAttemptInvoice as w', (join) =>
      join.onRef('w.firmId', '=', 'a.firmId').onRef('w.attemptId', '=', 'a.id'),
    )
    .selectAll('a')
    .select(['w.invoiceId', 'w.amountCents as wantedCents'])
    .where('a.firmId', '=', firmId)
    .where('a.clientId', '=', clientId)
    .where('a.status', 'in', live)
    .orderBy('a.id')
    .execute();
  const attempts = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((own) =>
    own[0] ? [{ ...own[0], wanted: new Map(own.map((one) => [one.invoiceId, one.wantedCents])) }] : [],
  );
  return attempts.filter(({ wanted }) => invoiceIds.some((id) => wanted.has(id)));
}

/** Which attempt a provider means: by our id, by its page, or by the payment as it calls it. */
export async function findAttemptOfEvent(
  db: Kysely<DB>,
  event: { firmId: string; attemptId: string | null; sessionId: string | null; paymentRef: string | null },
): Promise<AttemptRow | undefined> {
  const { firmId, attemptId, sessionId, paymentRef } = event;
  if (attemptId) return readAttempt(db, { firmId, id: attemptId });
  const of = db.selectFrom('cases.paymentAttempt').selectAll().where('firmId', '=', firmId);
  if (sessionId) return of.where('sessionId', '=', sessionId).executeTakeFirst();
  return paymentRef ? of.where('paymentRef', '=', paymentRef).executeTakeFirst() : undefined;
}

/** Attempts to ask about, in the order of their ids. */
export const selectWatched = (db: Kysely<DB>, before: Date, after: string | null, limit: number) =>
  db
    .selectFrom('cases.paymentAttempt')
    .select(['firmId', 'id'])
    .where((of) => of.or([of('status', 'in', live), of('isFeeKnown', '=', false)]))
    .where('askedAt', '<', before)
    .$if(after !== null, (rows) => rows.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();

const named = (db: Kysely<DB>, scope: Scope) =>
  db
    .selectFrom('cases.paymentAttempt as a')
    .innerJoin('users.publishedClient as client', 'client.id', 'a.clientId')
    .innerJoin('users.publishedFirm as firm', 'firm.id', 'a.firmId')
    .where(visibleAttempt(scope));

export async function selectAttemptPage(
  db: Kysely<DB>,
  scope: Scope,
  query: RouteInput<typeof onlinePayments.attempts>['query'],
) {
  const { status, clientId, sort } = query;
  const matching = named(db, scope)
    .$if(status !== null, (rows) => rows.where('a.status', 'in', status ?? []))
    .$if(clientId !== null, (rows) => rows.where('a.clientId', '=', clientId ?? ''));
  const columns = { createdAt: sql`a.created_at`, amountCents: sql`a.amount_cents` };
  const [column, direction] = sorted(columns, sort);
  const { rows, ...page } = await selectPage(db, matching, query, (all) =>
    all.select(['a.id']).orderBy(column, direction).orderBy('a.id', direction),
  );
  const shown = await selectAttempts(
    db,
    scope,
    rows.map(({ id }) => id),
  );
  return { ...page, rows: rows.flatMap(({ id }) => shown.find((one) => one.id === id) ?? []) };
}

/** Attempts with their names and what each is to pay. */
export async function selectAttempts(db: Kysely<DB>, scope: Scope, ids: readonly string[]) {
  if (!ids.length) return [];
  const rows = await named(db, scope)
    .selectAll('a')
    .select(['client.name as clientName', 'firm.name as firmName'])
    .where('a.id', 'in', ids)
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      invoices: (await selectWanted(db, row)).map(({ invoiceId, number, amountCents }) => ({
        id: invoiceId,
        number,
        amountCents,
      })),
    })),
  );
}
export type ShownAttempt = Awaited<ReturnType<typeof selectAttempts>>[number];
