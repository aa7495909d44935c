import type { trust } from '@writdesk/contract/trust/trust';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { isOwnId } from '../../platform/actor.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { firmToday } from '../../user-service/firms/index.ts';
import { holdAccount } from '../bank-accounts/index.ts';
import { nextNumber } from '../cases/record/index.ts';
import { postEntry } from '../ledger/index.ts';
import { moveTrust, requireUsable } from './move-trust.ts';
import { notingRefusal } from './note-refusal.ts';
import { openedItem } from './opened-item.ts';
import { trustAudits } from './trust-audits.ts';
import { insertItem, updateItem } from './trust-item-queries.ts';
import { requireOwner } from './trust-owner-queries.ts';
import { readItem } from './trust-view.ts';

/**
 * Asks for a check. Nothing moves until somebody else approves it.
 * @throws `bank_account_not_found`, `bank_account_not_active`, `client_not_found`, `case_not_found`, `trust_short`
 */
export async function requestTrustCheck(
  context: UserContext,
  { body }: RouteInput<typeof trust.requestCheck>,
) {
  const actor = personOf(context);
  const { bankAccountId: accountId, clientId, caseId = null, amountCents, payeeName } = body;
  const act = () =>
    transact(context, async (tx) => {
      const { firmId } = actor;
      tx.authorize(permitted(actor.roles, 'trust.update') && firmId ? allow : deny('forbidden'));
      if (!firmId) return refuse('forbidden');
      await holdAccount(tx.db, context.scope, accountId, 'TRUST');
      await requireOwner(tx.db, context.scope, { clientId, caseId });
      const today = await firmToday(tx.db, firmId, tx.now);
      const id = newId();
      await insertItem(tx.db, {
        firmId,
        id,
        accountId,
        kind: 'CHECK',
        status: 'AWAITING_APPROVAL',
        clientId,
        caseId,
        amountCents,
        payeeName,
        memo: body.memo ?? null,
        createdBy: actor.userId,
        createdByName: actor.name,
        createdAt: tx.now,
      });
      await requireUsable(tx, { firmId, accountId, clientId, caseId }, amountCents, today);
      await tx.audit(trustAudits.requestCheck, {
        firmId,
        clientId,
        subjectId: id,
        data: { amountCents, payeeName },
      });
      return readItem(tx.db, context, id, today);
    });
  return notingRefusal(context, { act: 'request-check', amountCents }, act);
}

/** One series for each account without a gap: whoever takes a number holds the series until it is kept. */
const seriesOf = (accountId: string) => `TRUST_CHECK ${accountId}`;
const ALL_YEARS = 0;
const BEFORE_FIRST = 5_000;

/**
 * Approves a check that somebody else asked for: it gets the next number of its account, and the money leaves the balance.
 * @throws `trust_item_not_found`, `case_not_found`, `trust_not_waiting`, `trust_second_person`, `trust_short`, `month_closed`, `conflict`
 */
export async function approveTrustCheck(
  context: UserContext,
  { params, body }: RouteInput<typeof trust.approveCheck>,
) {
  const actor = personOf(context);
  const act = () =>
    transact(context, async (tx) => {
      const { item, today } = await openedItem(tx, context, 'trust.approve', params.id, body.version);
      if (item.status !== 'AWAITING_APPROVAL') refuse('trust_not_waiting');
      if (isOwnId(actor, item.createdBy)) refuse('trust_second_person');
      const { firmId, accountId, clientId, caseId, id, amountCents, payeeName } = item;
      const number = BEFORE_FIRST + (await nextNumber(tx.db, firmId, seriesOf(accountId), ALL_YEARS));
      await updateItem(tx.db, item, {
        status: 'POSTED',
        postedOn: today,
        number,
        approvedBy: actor.userId,
        approvedByName: actor.name,
      });
      await moveTrust(tx, {
        holder: { firmId, accountId, clientId, caseId },
        itemId: id,
        kind: 'CHECK',
        amountCents: -amountCents,
        postedOn: today,
        today,
        madeByName: actor.name,
      });
      await postEntry(tx, actor, {
        firmId,
        clientId,
        kind: 'trust.check',
        sourceId: id,
        postedOn: today,
        postings: [
          { debit: 'TRUST_OWED', credit: 'TRUST_CASH', amountCents, caseId, bankAccountId: accountId },
        ],
      });
      await tx.audit(trustAudits.approveCheck, {
        firmId,
        clientId,
        subjectId: id,
        data: { amountCents, number, payeeName: payeeName ?? '' },
      });
      return readItem(tx.db, context, id, today);
    });
  return notingRefusal(context, { act: 'approve-check' }, act);
}
