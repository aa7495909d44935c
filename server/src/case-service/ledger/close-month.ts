import type { ledger } from '@writdesk/contract/ledger/ledger';
import { permitted, type Permission } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { localDate } from '../../platform/clock.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, refuse } from '../../platform/http/refuse.ts';
import { ledgerAudits } from './ledger-audits.ts';
import { lockBook } from './ledger-queries.ts';
import { findBook, moveBook, saveClosed, saveReopened } from './month-queries.ts';
import { firstDayOf, lastDayOf, monthBefore, monthOf, nextToClose } from './months.ts';
import { readMonth } from './read-months.ts';
import { dropSnapshot, keepSnapshot } from './snapshot-queries.ts';

/**
 * Closes a month that is over: from then on nothing is posted on its days. Who posts into it at this moment is waited for.
 * @throws `conflict` for a month that isn’t the next one or isn’t over.
 */
export async function closeMonth(context: UserContext, { params }: RouteInput<typeof ledger.close>) {
  const { timeZone, name } = personOf(context);
  const { month } = params;
  return transact(context, async (tx) => {
    const firmId = authorized(tx, context, 'ledger.close');
    await lockBook(tx.db, firmId, true);
    const next = nextToClose(await findBook(tx.db, firmId));
    if (next === null) return refuse('conflict', { reason: fault('nothing_posted') });
    if (month !== next) refuse('conflict', { reason: fault('month_not_next', { month: next }) });
    if (month >= monthOf(localDate(tx.now, timeZone)))
      refuse('conflict', { reason: fault('month_not_over', { month }) });
    await moveBook(tx.db, firmId, lastDayOf(month));
    await saveClosed(tx.db, { firmId, month: firstDayOf(month), closedByName: name, closedAt: tx.now });
    await keepSnapshot(tx.db, firmId, firstDayOf(month), lastDayOf(month));
    const closed = await readMonth(tx.db, context, month);
    const { debitCents, creditCents } = closed;
    await tx.audit(ledgerAudits.close, {
      firmId,
      subjectId: firmId,
      data: { month, debitCents, creditCents },
    });
    return closed;
  });
}

/**
 * Opens the month that was closed last again.
 * @throws `conflict` for any other month.
 */
export async function reopenMonth(context: UserContext, { params, body }: RouteInput<typeof ledger.reopen>) {
  const { month } = params;
  return transact(context, async (tx) => {
    const firmId = authorized(tx, context, 'ledger.reopen');
    const closedThrough = await lockBook(tx.db, firmId, true);
    if (closedThrough === null) return refuse('conflict', { reason: fault('no_month_closed') });
    const last = monthOf(closedThrough);
    if (month !== last) refuse('conflict', { reason: fault('month_not_last', { month: last }) });
    const { firstDay } = await findBook(tx.db, firmId);
    const isFirst = firstDay === null || month <= monthOf(firstDay);
    await moveBook(tx.db, firmId, isFirst ? null : lastDayOf(monthBefore(month)));
    await dropSnapshot(tx.db, firmId, firstDayOf(month));
    await saveReopened(tx.db, {
      firmId,
      month: firstDayOf(month),
      reopenedByName: personOf(context).name,
      reopenedAt: tx.now,
      reopenReason: body.comment,
    });
    await tx.audit(ledgerAudits.reopen, {
      firmId,
      subjectId: firmId,
      data: { month, comment: body.comment },
    });
    return readMonth(tx.db, context, month);
  });
}

function authorized(tx: Tx, context: UserContext, permission: Permission): string {
  const { roles, firmId } = personOf(context);
  tx.authorize(permitted(roles, permission) && firmId ? allow : deny('forbidden'));
  return firmId ?? refuse('forbidden');
}
