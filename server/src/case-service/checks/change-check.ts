import type { checks } from '@writdesk/contract/checks/checks';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { type Decision, found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { firmToday } from '../../user-service/firms/index.ts';
import { lockCases } from '../cases/record/index.ts';
import { reverseEntries } from '../ledger/index.ts';
import { checkAudits } from './check-audits.ts';
import { mayReissue, mayStop, mayUpdate, mayVoid } from './check-policy.ts';
import {
  type CheckRow,
  endLines,
  insertCheck,
  type LockedCheck,
  lockChecks,
  selectCheckLines,
  selectChecks,
  selectPaid,
  setLineAmount,
  updateCheck,
} from './check-queries.ts';
import { readCheck } from './check-view.ts';
import { settleCheckCharges } from './settle-charges.job.ts';

/** Changes payee, memo and amounts of a check that isn't submitted. @throws `check_not_found`, `check_locked`, `conflict`, `invalid`. */
export async function updateGenerated(
  context: UserContext,
  { params, body }: RouteInput<typeof checks.update>,
) {
  const actor = personOf(context);
  return transact(context, async (tx) => {
    const check = await opened(tx, context, params.id, body.version, (_, locked) => mayUpdate(actor, locked));
    const lines = await selectCheckLines(tx.db, check);
    for (const [index, { id, amountCents }] of (body.lines ?? []).entries()) {
      const line = lines.find((one) => one.id === id);
      if (!line)
        return refuse('invalid', { errors: [atField(`lines.${index}.id`, fault('check_line_unknown'))] });
      line.amountCents = amountCents;
      await setLineAmount(tx.db, check, { lineId: id, amountCents });
    }
    const after = {
      amountCents: lines.reduce((sum, one) => sum + one.amountCents, 0),
      payeeName: body.payeeName ?? check.payeeName,
      memo: body.memo === undefined ? check.memo : body.memo,
    };
    await updateCheck(tx.db, check, { ...after, editedBy: actor.userId, editedByName: actor.name });
    const { amountCents, payeeName, memo } = check;
    await tx.audit(checkAudits.update, {
      firmId: check.firmId,
      subjectId: check.id,
      data: { before: { amountCents, payeeName, memo }, after },
    });
    return readCheck(tx.db, context, check.id, tx.now);
  });
}

/**
 * Voids a check, and with `stop` notes that the bank is ordered not to pay it. Its number stays with it; its cases can get another one, what the firm advanced is reversed, and a
 * job takes the charges of the cases back.
 * @throws `check_not_found`, `check_void`, `check_second_person`, `conflict`, `month_closed`.
 */
export async function voidCheck(context: UserContext, { params, body }: RouteInput<typeof checks.markVoid>) {
  const actor = personOf(context);
  return transact(context, async (tx) => {
    const check = await opened(tx, context, params.id, body.version, (_, locked) =>
      body.stop ? mayStop(actor, locked) : mayVoid(actor, locked),
    );
    const { firmId, id, number, amountCents } = check;
    const today = await firmToday(tx.db, firmId, tx.now);
    await reverseEntries(tx, actor, { firmId, sourceId: id, postedOn: today });
    await endLines(tx.db, check);
    await updateCheck(tx.db, check, {
      status: 'VOIDED',
      voidKind: body.stop ? 'STOPPED' : null,
      voidedAt: tx.now,
      voidedByName: actor.name,
      voidReason: body.comment,
    });
    await tx.audit(checkAudits.markVoid, {
      firmId,
      subjectId: id,
      data: { number, amountCents, comment: body.comment, stop: body.stop === true },
    });
    await tx.enqueue(settleCheckCharges, { firmId, id });
    return readCheck(tx.db, context, id, tx.now);
  });
}

/** Generates a check in place of a void one, for the same cases. @throws `check_not_found`, `check_not_void`, `check_has_other`. */
export async function reissueCheck(context: UserContext, { params }: RouteInput<typeof checks.reissue>) {
  const actor = personOf(context);
  return transact(context, async (tx) => {
    const check = await opened(tx, context, params.id, undefined, (seen, locked) =>
      mayReissue(actor, locked, seen.replacedById !== null),
    );
    const { firmId, payeeKind, payeeName, amountCents, memo, courthouseId } = check;
    const lines = await selectCheckLines(tx.db, check);
    const caseIds = lines.map(({ caseId }) => caseId);
    await lockCases(tx.db, firmId, caseIds);
    const purposes = [...new Set(lines.map(({ purpose }) => purpose))];
    const paid = await selectPaid(tx.db, { firmId, caseIds, payeeKind, purposes });
    if (paid.size) refuse('check_has_other');
    const id = newId();
    const batchId = newId();
    await insertCheck(
      tx.db,
      {
        firmId,
        id,
        courthouseId,
        payeeKind,
        payeeName,
        amountCents,
        memo,
        batchId,
        generatedOn: await firmToday(tx.db, firmId, tx.now),
        generatedBy: actor.userId,
        generatedByName: actor.name,
        replacesId: check.id,
      },
      lines.map((line) => ({
        ...line,
        checkId: id,
        id: newId(),
        isLive: true,
        takenBackCents: null,
        chargedAgainCents: null,
      })),
    );
    const [purpose = null] = purposes.length === 1 ? purposes : [];
    await tx.audit(checkAudits.generate, {
      firmId,
      subjectId: id,
      data: {
        amountCents,
        payeeKind,
        payeeName,
        purpose,
        cases: lines.length,
        batchId,
        replaces: check.number,
      },
    });
    return readCheck(tx.db, context, id, tx.now);
  });
}

type Rule = (seen: CheckRow, locked: LockedCheck) => Decision;

/** A check that somebody is to change: seen, locked, as it was when they looked, and theirs to change. */
export async function opened(
  tx: Tx,
  context: UserContext,
  id: string,
  version: number | undefined,
  rule: Rule,
): Promise<LockedCheck> {
  const [before] = await selectChecks(tx.db, context.scope, [id], tx.now);
  const { firmId } = found(before, 'check_not_found');
  const [locked] = await lockChecks(tx.db, firmId, [id]);
  const check = found(locked, 'check_not_found');
  const [seen] = await selectChecks(tx.db, context.scope, [id], tx.now);
  if (version !== undefined && version !== check.version)
    refuse('conflict', { current: await readCheck(tx.db, context, id, tx.now) });
  tx.authorize(rule(found(seen, 'check_not_found'), check));
  return check;
}
