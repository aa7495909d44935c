import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { CaseKey, CaseRecord } from './case-queries.ts';

/** Nobody works on what they may not know of: the case waits for somebody of the same role again. */
export async function takeAssignmentOff(
  db: Kysely<DB>,
  record: CaseKey & Pick<CaseRecord, 'assignedProcessorId' | 'assignedLawyerId'>,
  userId: string,
  now: Date,
): Promise<void> {
  const { assignedProcessorId: processorId, assignedLawyerId: lawyerId } = record;
  if (processorId !== userId && lawyerId !== userId) return;
  await db
    .updateTable('cases.evictionCase')
    .set((eb) => ({
      ...(processorId === userId && { assignedProcessorId: null }),
      ...(lawyerId === userId && { assignedLawyerId: null }),
      version: eb('version', '+', 1),
      updatedAt: now,
    }))
    .where('firmId', '=', record.firmId)
    .where('id', '=', record.id)
    .execute();
}
