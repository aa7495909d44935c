import type { checks } from '@writdesk/contract/checks/checks';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import { firmToday } from '../../user-service/firms/index.ts';
import { reverseEntries } from '../ledger/index.ts';
import { opened } from './change-check.ts';
import { checkAudits } from './check-audits.ts';
import { noteCharge } from './check-charge-queries.ts';
import { maySpoil } from './check-policy.ts';
import { endLines, insertCheck, selectCheckLines, updateCheck } from './check-queries.ts';
import { readCheck } from './check-view.ts';
import { advance, nextCheckNumber } from './release-checks.ts';

/**
 * Notes that the printer spoiled the sheet of a check: its number is void, and the same check takes the next one. Nothing else of it
 * changes, so that nobody approves it again, and what its cases are charged stays.
 * @throws `check_not_found`, `check_not_printed`, `conflict`, `month_closed`.
 */
export async function spoilCheck(context: UserContext, { params, body }: RouteInput<typeof checks.spoil>) {
  const actor = personOf(context);
  return transact(context, async (tx) => {
    const check = await opened(tx, context, params.id, body.version, (_, locked) => maySpoil(actor, locked));
    const { firmId, amountCents } = check;
    const lines = await selectCheckLines(tx.db, check);
    const today = await firmToday(tx.db, firmId, tx.now);
    await reverseEntries(tx, actor, { firmId, sourceId: check.id, postedOn: today });
    await endLines(tx.db, check);
    await updateCheck(tx.db, check, {
      status: 'VOIDED',
      voidKind: 'SPOILED',
      voidedAt: tx.now,
      voidedByName: actor.name,
      voidReason: body.comment,
    });
    const id = newId();
    const number = await nextCheckNumber(tx, firmId);
    await insertCheck(
      tx.db,
      { ...check, id, number, issuedOn: today, printedAt: null, replacesId: check.id, version: 1 },
      lines.map((line) => ({ ...line, checkId: id, id: newId(), isLive: true })),
    );
    // The job that settles charges has nothing to lower, and what was charged again goes with the new lines.
    for (const line of lines) await noteCharge(tx.db, line, { takenBackCents: 0, chargedAgainCents: null });
    await advance(tx, context, { firmId, id }, today);
    await tx.audit(checkAudits.spoil, {
      firmId,
      subjectId: check.id,
      data: { number: check.number, amountCents, comment: body.comment, nextNumber: number },
    });
    await tx.audit(checkAudits.approve, {
      firmId,
      subjectId: id,
      data: { number, amountCents, issuedOn: today },
    });
    return readCheck(tx.db, context, id, tx.now);
  });
}
