import type { trustReconciliations } from '@writdesk/contract/trust/reconciliations';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { Kysely } from 'kysely';
import { isOwnId } from '../../platform/actor.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { firmToday } from '../../user-service/firms/index.ts';
import { lastDayOf, monthAfter, monthBefore, monthOf } from '../ledger/index.ts';
import { isEqual, reconcile, type Sums } from './reconcile.ts';
import {
  type ReconciliationRow,
  selectOpenLines,
  selectReconciliations,
  selectTrustAccounts,
  type TrustAccount,
} from './reconciliation-queries.ts';

type Reply = RouteReplyInput<typeof trustReconciliations.list>['reconciliations'][number];

/** The months of the trust accounts, the newest first. */
export async function listReconciliations(
  context: UserContext,
  { query }: RouteInput<typeof trustReconciliations.list>,
) {
  const { page, size } = query;
  const { firmId } = personOf(context);
  if (!firmId) return refuse('forbidden');
  const db = context.deps.db.as(context.scope);
  const today = await firmToday(db, firmId, context.deps.clock.now());
  const accounts = await selectTrustAccounts(db, context.scope, query.bankAccountId);
  const rows = await selectReconciliations(
    db,
    firmId,
    accounts.map(({ id }) => id),
  );
  const all = accounts
    .flatMap((account) => monthsOf(account, today).map((month) => ({ account, month })))
    .toSorted((a, b) => b.month.localeCompare(a.month) || a.account.name.localeCompare(b.account.name));
  const reconciliations: Reply[] = [];
  for (const { account, month } of all.slice((page - 1) * size, page * size)) {
    const { sums } = await sumsOf(db, account, month, rowOf(rows, account, month));
    reconciliations.push(viewOf(context, { account, month, row: rowOf(rows, account, month), sums, today }));
  }
  return { reconciliations, total: all.length, totalIsCapped: false, page, pageSize: size };
}

/** A month with its three sums and what makes them. @throws `reconciliation_not_found` */
export async function getReconciliation(
  context: UserContext,
  { params }: RouteInput<typeof trustReconciliations.details>,
) {
  return readReconciliation(context.deps.db.as(context.scope), context, params.id, params.month);
}

/** @throws `reconciliation_not_found` */
export async function readReconciliation(db: Kysely<DB>, context: UserContext, id: string, month: string) {
  const { firmId } = personOf(context);
  if (!firmId) return refuse('forbidden');
  const today = await firmToday(db, firmId, context.deps.clock.now());
  const account = found((await selectTrustAccounts(db, context.scope, id))[0], 'reconciliation_not_found');
  if (!monthsOf(account, today).includes(month)) refuse('reconciliation_not_found');
  const row = rowOf(await selectReconciliations(db, firmId, [id]), account, month);
  const { sums, clients, items } = await reconcile(db, { firmId, id, day: lastDayOf(month) });
  const lines = await selectOpenLines(db, { firmId, id, day: lastDayOf(month) });
  return {
    ...viewOf(context, { account, month, row, sums: row?.status === 'SIGNED' ? keptSums(row) : sums, today }),
    items,
    clients: clients.map(({ clientId, name, balanceCents }) => ({
      client: clientId === null ? null : { id: clientId, name: name ?? '' },
      balanceCents,
    })),
    lines,
  };
}

/** From the first movement of an account to the present month, the newest first. */
function monthsOf({ firstDay }: TrustAccount, today: string): string[] {
  if (firstDay === null) return [];
  const months: string[] = [];
  for (let month = monthOf(today); month >= monthOf(firstDay); month = monthBefore(month)) months.push(month);
  return months;
}

const rowOf = (rows: readonly ReconciliationRow[], account: TrustAccount, month: string) =>
  rows.find((row) => row.accountId === account.id && monthOf(row.month) === month);

const keptSums = (row: ReconciliationRow): Sums => {
  const { bankCents, inTransitCents, outstandingCents, adjustedCents, ledgerCents, clientsCents } = row;
  return { bankCents, inTransitCents, outstandingCents, adjustedCents, ledgerCents, clientsCents };
};

/** What was signed stays as it was signed; all else is counted now. */
async function sumsOf(
  db: Kysely<DB>,
  { firmId, id }: TrustAccount,
  month: string,
  row: ReconciliationRow | undefined,
) {
  if (row?.status === 'SIGNED') return { sums: keptSums(row) };
  return reconcile(db, { firmId, id, day: lastDayOf(month) });
}

interface Shown {
  account: TrustAccount;
  month: string;
  row: ReconciliationRow | undefined;
  sums: Sums;
  today: string;
}

function viewOf(context: UserContext, { account, month, row, sums, today }: Shown): Reply {
  const actor = personOf(context);
  const { roles } = actor;
  const isCovered = account.coveredThrough !== null && account.coveredThrough >= lastDayOf(month);
  const isOver = lastDayOf(month) < today;
  const status = row?.status ?? 'OPEN';
  const isNext = month === nextToSign(account);
  return {
    id: `${account.id} ${month}`,
    bankAccount: { id: account.id, name: account.name },
    month,
    status,
    isCovered,
    isOver,
    ...sums,
    isEqual: isEqual(sums),
    prepared: row ? { name: row.preparedByName, at: row.preparedAt } : null,
    signed: row?.signedAt ? { name: row.signedByName ?? '', at: row.signedAt } : null,
    can: {
      prepare:
        status !== 'SIGNED' && isNext && isOver && isCovered && permitted(roles, 'trust.update') !== null,
      sign:
        status === 'PREPARED' &&
        isNext &&
        isEqual(sums) &&
        permitted(roles, 'trust.sign') !== null &&
        !isOwnId(actor, row?.preparedBy),
    },
  };
}

/** Months are signed one after the other. */
export function nextToSign({ firstDay, signedThrough }: TrustAccount): string | null {
  if (signedThrough !== null) return monthAfter(monthOf(signedThrough));
  return firstDay === null ? null : monthOf(firstDay);
}
