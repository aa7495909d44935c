import {
  type CourtFact,
  type CourtFactChanges,
  courtFacts,
} from '@writdesk/contract/court-facts/court-fact-values';
import { Temporal } from 'temporal-polyfill';
import { type Actor, actorName, actorUserId } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { selectCaseFacts } from './case-facts-queries.ts';
import { courtFactFaults } from './court-fact-policy.ts';
import { endCourtFact, insertCourtFact } from './court-fact-queries.ts';

interface Kept {
  record: { firmId: string; clientId: string; id: string };
  actor: Actor;
  timeZone: string;
  facts: CourtFactChanges;
  source: string | null;
  reason: string | null;
}

/**
 * Keeps days of the court papers on a case that is locked. Whoever learns such a day calls this inside their action: the
 * form for it, and every action on a writ that is issued, applied for, or posted. The action recalculates the dates after it.
 * @returns the days that changed, with what stood before.
 * @throws `invalid` naming the fact that can't be.
 */
export async function keepCourtFacts(
  tx: Tx,
  { record, actor, timeZone, facts, source, reason }: Kept,
): Promise<{ fact: CourtFact; before: string | null; value: string | null }[]> {
  const key = { firmId: record.firmId, caseId: record.id };
  const [row] = await selectCaseFacts(tx.db, { firmId: record.firmId, caseIds: [record.id] });
  const { recorded, ...known } = found(row, 'case_not_found');
  const standing = recorded ?? {};
  const errors = courtFactFaults(
    {
      recorded: standing,
      noticeServedOn: known.noticeServedOn,
      filedOn: known.filedOn,
      judgmentOn: known.judgmentOn,
      outcome: known.outcome,
      now: wallClock(tx.now, timeZone),
      timeZone,
    },
    facts,
    reason,
  );
  if (errors.length) refuse('invalid', { errors });
  const changed = courtFacts.flatMap((fact) => {
    const value = facts[fact];
    const before = standing[fact] ?? null;
    return value === undefined || value === before ? [] : [{ fact, before, value }];
  });
  const by = actorUserId(actor);
  const byName = actorName(actor);
  for (const { fact, before, value } of changed) {
    if (before !== null)
      await endCourtFact(tx.db, key, fact, { by, byName, at: tx.now, reason: reason ?? '' });
    if (value === null) continue;
    await insertCourtFact(tx.db, {
      firmId: record.firmId,
      clientId: record.clientId,
      caseId: record.id,
      id: newId(),
      fact,
      value,
      source,
      recordedBy: by,
      recordedByName: byName,
      recordedAt: tx.now,
    });
  }
  return changed;
}

const wallClock = (at: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
