import type { StepKind } from '@writdesk/contract/workflows/workflow-values';
import type { Tx } from '../../../platform/db/transact.ts';
import { caseLive, type CaseRecord, onCase, updateCase } from '../../cases/record/index.ts';
import { finishStep } from './advance-steps.ts';
import { stepAudits } from './step-audits.ts';

interface Finished {
  id: string;
  name: string;
  kind: StepKind;
  by: { userId: string | null; name: string };
  comment?: string | null;
}

/** Ends a step that no action on the case ends, on a case that is locked; the next one begins. @returns where the case stands then. */
export async function finishAndNotify(
  tx: Tx,
  record: CaseRecord,
  { id, name, kind, by, comment }: Finished,
): Promise<number> {
  const { presentStep } = await finishStep(tx, record, id, by);
  await updateCase(tx.db, record, { presentStep, updatedAt: tx.now, updatedBy: by.userId });
  await tx.audit(stepAudits.done, {
    ...onCase(record),
    data: { name, kind, ...(comment && { comment }) },
  });
  tx.publish(caseLive.changed, {
    firmId: record.firmId,
    clientId: record.clientId,
    caseId: record.id,
    ...(record.propertyId && { propertyId: record.propertyId }),
    ...(record.ownerId && { ownerId: record.ownerId }),
  });
  return presentStep ?? 0.5;
}
