import type { CaseFacts } from '@writdesk/contract/cases/case-facts';
import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import { actorName, actorUserId } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/transact.ts';
import { newId } from '../../../platform/ids.ts';
import { countCaseDates, openDaysOf } from '../../deadlines/index.ts';
import { appendDeltas, deltasOf } from '../../tallies/index.ts';
import { advanceSteps, followSteps } from '../../workflows/index.ts';
import { type CaseChanges, type CaseRecord, updateCase } from '../record/index.ts';
import { insertStatusChange } from '../timeline/index.ts';
import { nextDateOf } from './next-date.ts';
import { publishChange } from './notify-people.ts';

export interface Followed {
  record: CaseRecord;
  facts: CaseFacts;
  /** Today at the courthouse. */
  today: string;
  /** Where the case stands after it. */
  status: CaseStatus;
  /** As the workflow’s steps name it. */
  action: `writ-${string}`;
  changes?: CaseChanges;
  comment?: string | null;
  /** A job corrects it, so that no step is done by it. */
  isStep?: boolean;
}

/**
 * The case follows what was done to a record of its own that has a machine of its own, such as a writ: status, steps, next
 * date, dates of the law, counters and history, in the caller’s transaction. The record itself is written before.
 */
export async function followCase(
  tx: Tx,
  context: Context,
  { record, facts, today, status, action, changes, comment = null, isStep = true }: Followed,
): Promise<CaseRecord> {
  const { actor } = context;
  const moves = status !== record.status;
  const next = moves
    ? nextDateOf({
        ...facts,
        status,
        serviceStage: record.serviceStage,
        fixedOn: null,
        today,
        isOpen: await openDaysOf(tx.db, record),
      })
    : undefined;
  const steps = isStep ? await advanceSteps(tx, record, action, actor) : null;
  if (steps) await followSteps(context, tx, record, steps);
  const written = await updateCase(tx.db, record, {
    ...(next !== undefined && { nextDate: next?.date ?? null, nextDateKind: next?.kind ?? null }),
    ...(steps && { presentStep: steps.presentStep }),
    ...changes,
    status,
    updatedAt: tx.now,
    updatedBy: actorUserId(actor),
  });
  const [counted] = await Promise.all([
    countCaseDates(tx.db, { firmId: record.firmId, caseId: record.id, now: tx.now }),
    appendDeltas(tx.db, deltasOf(record, written)),
    moves &&
      insertStatusChange(tx.db, record, {
        id: newId(),
        fromStatus: record.status,
        toStatus: status,
        action,
        comment,
        actorKind: actor.kind,
        actorId: actorUserId(actor),
        actorName: actorName(actor),
        at: tx.now,
      }),
  ]);
  const followed = { ...written, ...counted };
  publishChange(tx, record, followed);
  return followed;
}
