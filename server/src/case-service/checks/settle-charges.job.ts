import type { CheckPurpose } from '@writdesk/contract/checks/check-values';
import type { BillItemCategory } from '@writdesk/contract/invoices/bill-items';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { chargeCheckAgain, takeBackCheck } from '../billing/index.ts';
import { lockCase, NothingToNote, unlessDone } from '../cases/record/index.ts';
import { checkAudits } from './check-audits.ts';
import { type ChargedLine, noteCharge, selectLinesOfItsCases } from './check-charge-queries.ts';

/** What a case is charged for that a check pays; what an appeal costs is charged by hand. */
const categories: Readonly<Record<CheckPurpose, BillItemCategory | null>> = {
  FILING: 'COURT_COST',
  SERVICE: 'SERVICE_FEE',
  WRIT: 'WRIT_COST',
  WRIT_SERVICE: 'OFFICER_FEE',
  APPEAL: null,
};

/**
 * Puts the charges of the cases of a check right, once it is void or released. The system does it, and not whoever voided the check:
 * a wall may keep them from one of its cases. Each case is settled by itself, from all of its checks, so that it doesn't
 * matter which of two jobs comes first.
 */
export const settleCheckCharges = defineJob({
  name: 'checks.settle-charges',
  schema: z.strictObject({ firmId: id, id }),
  timeoutSeconds: 300,
  async handle(context, check, { signal }) {
    const lines = await selectLinesOfItsCases(context.deps.db.as(context.scope), check);
    for (const caseId of new Set(lines.map((line) => line.caseId))) {
      signal.throwIfAborted();
      await unlessDone(transact(context, (tx) => settleCase(tx, context, check, caseId)));
    }
  },
});

async function settleCase(
  tx: Tx,
  context: Context,
  check: { firmId: string; id: string },
  caseId: string,
): Promise<void> {
  const record = await lockCase(tx.db, context.scope, caseId);
  if (!record) throw new NothingToNote();
  // Read after the lock: another job may have settled some.
  const lines = (await selectLinesOfItsCases(tx.db, check)).filter((line) => line.caseId === caseId);
  let isChanged = false;
  for (const line of lines.filter(isToTakeBack)) {
    const charge = { case: record, lineId: line.id, checkNumber: line.number, cents: line.amountCents };
    const category = categories[line.purpose];
    const takenBackCents = category ? await takeBackCheck(tx, { ...charge, category }) : 0;
    line.takenBackCents = takenBackCents;
    await noteCharge(tx.db, line, { takenBackCents });
    await tx.audit(checkAudits.takeBack, { ...onCheck(line), data: { caseId, amountCents: takenBackCents } });
    isChanged = true;
  }
  for (const line of lines.filter(
    ({ status, chargedAgainCents }) => (status === 'SUBMITTED' || status === 'CLEARED') && !chargedAgainCents,
  )) {
    const category = categories[line.purpose];
    const cents = Math.min(line.amountCents, owedAgain(line, lines));
    if (!category || cents <= 0) continue;
    await chargeCheckAgain(tx, { case: record, category, lineId: line.id, checkNumber: line.number, cents });
    await noteCharge(tx.db, line, { chargedAgainCents: cents });
    await tx.audit(checkAudits.chargeAgain, { ...onCheck(line), data: { caseId, amountCents: cents } });
    isChanged = true;
  }
  if (!isChanged) throw new NothingToNote();
}

const onCheck = ({ firmId, checkId }: ChargedLine) => ({ firmId, subjectId: checkId });

const isToTakeBack = ({ status, takenBackCents }: ChargedLine) =>
  status === 'VOIDED' && takenBackCents === null;

/** By how much void checks for the same purpose lowered the charges, less what a later check charged again. */
const owedAgain = (line: ChargedLine, lines: readonly ChargedLine[]): number =>
  lines
    .filter(({ payeeKind, purpose }) => payeeKind === line.payeeKind && purpose === line.purpose)
    .reduce((cents, one) => cents + (one.takenBackCents ?? 0) - (one.chargedAgainCents ?? 0), 0);
