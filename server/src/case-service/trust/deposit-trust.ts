import type { trust } from '@writdesk/contract/trust/trust';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { firmToday } from '../../user-service/firms/index.ts';
import { type AccountRow, holdAccount, requireUnsigned } from '../bank-accounts/index.ts';
import { postEntry, reverseEntries } from '../ledger/index.ts';
import { moveTrust } from './move-trust.ts';
import { notingRefusal } from './note-refusal.ts';
import { openedItem } from './opened-item.ts';
import { trustAudits } from './trust-audits.ts';
import { insertItem, updateItem } from './trust-item-queries.ts';
import { requireOwner } from './trust-owner-queries.ts';
import { readItem } from './trust-view.ts';
import { selectBankHolidays, usableDay } from './usable-day.ts';

const daysOf = ({ checkDays, achDays, wireDays }: AccountRow) => ({
  CHECK: checkDays,
  ACH: achDays,
  WIRE: wireDays,
});

/**
 * Records a deposit. It can be used after the business days of its method; without a company it waits until somebody says whose it is.
 * @throws `bank_account_not_found`, `bank_account_not_active`, `client_not_found`, `case_not_found`, `month_closed`, `reconciled`,
 *   `invalid` naming the field.
 */
export async function depositTrust(context: UserContext, { body }: RouteInput<typeof trust.deposit>) {
  const actor = personOf(context);
  const { bankAccountId: accountId, amountCents, date, method } = body;
  const { clientId = null, caseId = null } = body;
  const act = () =>
    transact(context, async (tx) => {
      const { firmId } = actor;
      tx.authorize(permitted(actor.roles, 'trust.update') && firmId ? allow : deny('forbidden'));
      if (!firmId) return refuse('forbidden');
      const account = await holdAccount(tx.db, context.scope, accountId, 'TRUST');
      if (clientId !== null) await requireOwner(tx.db, context.scope, { clientId, caseId });
      const today = await firmToday(tx.db, firmId, tx.now);
      if (date > today) refuseField('date', fault('payment_in_future'));
      requireUnsigned(account, date);
      const id = newId();
      const usableOn = usableDay(date, daysOf(account)[method], await selectBankHolidays(tx.db, date));
      await insertItem(tx.db, {
        firmId,
        id,
        accountId,
        kind: 'DEPOSIT',
        status: 'POSTED',
        clientId,
        caseId,
        amountCents,
        postedOn: date,
        method,
        usableOn,
        reference: body.reference ?? null,
        memo: body.memo ?? null,
        createdBy: actor.userId,
        createdByName: actor.name,
        createdAt: tx.now,
      });
      const holder = { firmId, accountId, clientId, caseId };
      await moveTrust(tx, {
        holder,
        itemId: id,
        kind: 'DEPOSIT',
        amountCents,
        postedOn: date,
        today,
        madeByName: actor.name,
      });
      await postEntry(tx, actor, {
        firmId,
        clientId,
        kind: 'trust.deposit',
        sourceId: id,
        postedOn: date,
        postings: [
          { debit: 'TRUST_CASH', credit: 'TRUST_OWED', amountCents, caseId, bankAccountId: accountId },
        ],
      });
      const isIdentified = clientId !== null;
      await tx.audit(trustAudits.deposit, {
        firmId,
        clientId,
        subjectId: id,
        data: { amountCents, method, receivedOn: date, usableOn, isIdentified },
      });
      return readItem(tx.db, context, id, today);
    });
  return notingRefusal(context, { act: 'deposit', amountCents }, act);
}

/**
 * Says whose money an unidentified deposit is; from then on it is theirs, and it still waits for its day.
 * @throws `trust_item_not_found`, `trust_identified`, `client_not_found`, `case_not_found`, `conflict`, `month_closed`
 */
export async function identifyDeposit(
  context: UserContext,
  { params, body }: RouteInput<typeof trust.identify>,
) {
  const { clientId, caseId = null } = body;
  const act = () =>
    transact(context, async (tx) => {
      const { item, today } = await openedItem(tx, context, 'trust.update', params.id, body.version);
      if (item.status !== 'POSTED' || item.clientId !== null) refuse('trust_identified');
      await requireOwner(tx.db, context.scope, { clientId, caseId });
      const { firmId, accountId, id, amountCents } = item;
      await updateItem(tx.db, item, { clientId, caseId, identifiedByName: context.actor.name });
      const move = { itemId: id, kind: 'IDENTIFY', postedOn: today, today } as const;
      const madeByName = context.actor.name;
      const nobody = { firmId, accountId, clientId: null, caseId: null };
      await moveTrust(tx, { ...move, holder: nobody, amountCents: -amountCents, madeByName });
      const holder = { firmId, accountId, clientId, caseId };
      await moveTrust(tx, { ...move, holder, amountCents, madeByName });
      await reverseEntries(tx, context.actor, { firmId, sourceId: id, postedOn: today });
      await postEntry(tx, context.actor, {
        firmId,
        clientId,
        kind: 'trust.identify',
        sourceId: id,
        postedOn: today,
        postings: [
          { debit: 'TRUST_CASH', credit: 'TRUST_OWED', amountCents, caseId, bankAccountId: accountId },
        ],
      });
      await tx.audit(trustAudits.identify, { firmId, clientId, subjectId: id, data: { amountCents } });
      return readItem(tx.db, context, id, today);
    });
  return notingRefusal(context, { act: 'identify' }, act);
}
