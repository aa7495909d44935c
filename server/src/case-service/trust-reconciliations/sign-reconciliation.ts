import type { trustReconciliations } from '@writdesk/contract/trust/reconciliations';
import { permitted, type Permission } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { isOwnId } from '../../platform/actor.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { firmToday } from '../../user-service/firms/index.ts';
import { holdAccountAlone, signAccount } from '../bank-accounts/index.ts';
import { firstDayOf, lastDayOf, monthOf } from '../ledger/index.ts';
import { nextToSign, readReconciliation } from './read-reconciliations.ts';
import { isEqual, reconcile } from './reconcile.ts';
import { reconciliationAudits } from './reconciliation-audits.ts';
import {
  markSigned,
  saveReconciliation,
  selectReconciliations,
  selectTrustAccounts,
} from './reconciliation-queries.ts';

/**
 * Keeps the three sums of a month that is over, for a lawyer to sign; also sums that differ, so that others see it.
 * @throws `reconciliation_not_found`, `reconciliation_not_next`, `reconciliation_not_covered`
 */
export async function prepareReconciliation(
  context: UserContext,
  { params }: RouteInput<typeof trustReconciliations.prepare>,
) {
  const { userId, name } = personOf(context);
  const { id, month } = params;
  return transact(context, async (tx) => {
    const { firmId } = await opened(tx, context, 'trust.update', id, month);
    const { sums } = await reconcile(tx.db, { firmId, id, day: lastDayOf(month) });
    await saveReconciliation(tx.db, {
      firmId,
      accountId: id,
      month: firstDayOf(month),
      status: 'PREPARED',
      ...sums,
      preparedBy: userId,
      preparedByName: name,
      preparedAt: tx.now,
    });
    const { adjustedCents, ledgerCents, clientsCents } = sums;
    await tx.audit(reconciliationAudits.prepare, {
      firmId,
      subjectId: id,
      data: { month, adjustedCents, ledgerCents, clientsCents },
    });
    return readReconciliation(tx.db, context, id, month);
  });
}

/**
 * Signs what somebody else prepared. The sums are counted once more, while nobody moves money: where one of them has changed, it is prepared again,
 * and where they differ by a cent, nobody signs. From then on nothing changes in the month’s days.
 * @throws `reconciliation_not_found`, `reconciliation_not_next`, `reconciliation_not_prepared`, `reconciliation_second_person`,
 *   `reconciliation_changed`, `reconciliation_differs`
 */
export async function signReconciliation(
  context: UserContext,
  { params }: RouteInput<typeof trustReconciliations.sign>,
) {
  const actor = personOf(context);
  const { userId, name } = actor;
  const { id, month } = params;
  return transact(context, async (tx) => {
    const { firmId } = await opened(tx, context, 'trust.sign', id, month);
    const rows = await selectReconciliations(tx.db, firmId, [id]);
    const row = rows.find((one) => monthOf(one.month) === month);
    if (row?.status !== 'PREPARED') return refuse('reconciliation_not_prepared');
    if (isOwnId(actor, row.preparedBy)) refuse('reconciliation_second_person');
    const { sums } = await reconcile(tx.db, { firmId, id, day: lastDayOf(month) });
    const { adjustedCents, ledgerCents, clientsCents } = sums;
    const isSame =
      row.adjustedCents === adjustedCents &&
      row.ledgerCents === ledgerCents &&
      row.clientsCents === clientsCents &&
      row.bankCents === sums.bankCents;
    if (!isSame) refuse('reconciliation_changed');
    if (!isEqual(sums)) refuse('reconciliation_differs');
    const day = lastDayOf(month);
    await markSigned(
      tx.db,
      { firmId, accountId: id, month: firstDayOf(month) },
      { signedBy: userId, signedByName: name, signedAt: tx.now },
    );
    await signAccount(tx.db, { firmId, id }, day);
    await tx.audit(reconciliationAudits.sign, {
      firmId,
      subjectId: id,
      data: { month, adjustedCents, ledgerCents, clientsCents },
    });
    return readReconciliation(tx.db, context, id, month);
  });
}

/** The account of a month that is the next one, held alone. */
async function opened(tx: Tx, context: UserContext, permission: Permission, id: string, month: string) {
  const { roles, firmId } = personOf(context);
  tx.authorize(permitted(roles, permission) && firmId ? allow : deny('forbidden'));
  if (!firmId) return refuse('forbidden');
  found((await selectTrustAccounts(tx.db, context.scope, id))[0], 'reconciliation_not_found');
  await holdAccountAlone(tx.db, context.scope, id);
  const account = found((await selectTrustAccounts(tx.db, context.scope, id))[0], 'reconciliation_not_found');
  const next = nextToSign(account);
  const today = await firmToday(tx.db, firmId, tx.now);
  if (next === null || month > monthOf(today)) return refuse('reconciliation_not_found');
  if (month !== next)
    refuse('reconciliation_not_next', { reason: fault('month_not_next_signed', { month: next }) });
  if (lastDayOf(month) >= today)
    refuse('reconciliation_not_next', { reason: fault('month_not_over', { month }) });
  if (account.coveredThrough === null || account.coveredThrough < lastDayOf(month))
    refuse('reconciliation_not_covered');
  return { firmId };
}
