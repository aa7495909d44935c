import type { Updateable } from 'kysely';
import type { CasesRpaBotJob } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { type CaseRecord, updateCase } from '../cases/record/index.ts';
import { findPortalOfCourt } from '../court-portals/index.ts';
import type { JobRecord } from './rpa-bot-job-queries.ts';

const PAUSE_MS = 15 * 60_000;

/** When the clerk is asked next. */
export const nextQuestionAt = (now: Date): Date => new Date(now.getTime() + PAUSE_MS);

/** A petition has arrived at the court, and the clerk is to look at it. */
export async function noteSubmitted(tx: Tx, record: CaseRecord): Promise<void> {
  if (record.status !== 'SENT_FOR_FILING') return;
  await updateCase(tx.db, record, { filingStage: 'EFILE_SUBMITTED', updatedAt: tx.now });
}

/**
 * Where a filing stands that a person has filed or found at the court: a petition is with the clerk, whom a robot asks as it asks about its
 * own, if one works at that court. Of anything else nobody waits for an answer.
 */
export async function vouchedFor(
  tx: Tx,
  { firmId, courthouseId, filing }: JobRecord,
  record: CaseRecord,
): Promise<Updateable<CasesRpaBotJob>> {
  const isAwaited = filing === 'PETITION' && record.status === 'SENT_FOR_FILING' && courthouseId !== null;
  const portal = isAwaited ? await findPortalOfCourt(tx.db, { firmId, courthouseId }) : undefined;
  if (!portal) return { finishedAt: tx.now };
  await noteSubmitted(tx, record);
  return {
    stage: 'WITH_CLERK',
    portalId: portal.id,
    question: null,
    askAt: nextQuestionAt(tx.now),
    finishedAt: null,
  };
}
