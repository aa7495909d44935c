import { EQUAL_DIFFERENCES, type FeeProposal } from '@writdesk/contract/court-fees/fee-proposals';
import { effectiveRows, schedulesOn } from '@writdesk/contract/court-fees/effective-rows';
import type { FeeRow } from '@writdesk/contract/court-fees/fee-values';
import type { Kysely } from 'kysely';
import { localDate } from '../../platform/clock.ts';
import type { DB } from '../../platform/db/schema.ts';
import { isBase } from './court-fee-book.ts';
import { type FeeDifference, selectFeeDifferences } from './fee-proposal-queries.ts';
import {
  type AddedSchedule,
  type FeePlace,
  selectFeePlaces,
  selectSchedules,
} from './fee-schedule-queries.ts';

/** A proposal with what it is made of. */
export interface Proposed extends FeeProposal {
  place: FeePlace;
  base: FeeRow;
  /** The firm’s own rows of the court in force, which the new version goes on with. */
  ownRows: readonly FeeRow[];
}

/** What a firm’s payments propose, at all its courts or at one. */
export async function proposedFees(
  db: Kysely<DB>,
  { firmId, now, courthouseId = null }: { firmId: string; now: Date; courthouseId?: string | null },
): Promise<Proposed[]> {
  const differences = await selectFeeDifferences(db, firmId, courthouseId);
  const courts = Map.groupBy(differences, (one) => one.courthouseId);
  const places = await selectFeePlaces(db, [...courts.keys()]);
  const schedules = await selectSchedules(db, places, firmId);
  return places.flatMap((place) =>
    proposalsAt(place, courts.get(place.id) ?? [], schedules.get(place.id) ?? [], now),
  );
}

function proposalsAt(
  place: FeePlace,
  differences: readonly FeeDifference[],
  schedules: readonly AddedSchedule[],
  now: Date,
): Proposed[] {
  const effectiveFrom = localDate(now, place.timeZone);
  const inForce = schedulesOn(schedules, effectiveFrom);
  const base = effectiveRows(inForce, 'FILING').find(({ row }) => isBase(row))?.row;
  if (!base || base.amountCents === null) return [];
  const presentCents = base.amountCents;
  // What was paid before somebody changed the schedule says nothing of the new one.
  const changedAt = Math.max(
    0,
    ...schedules.map(({ addedBy, addedAt }) => (addedBy ? addedAt.getTime() : 0)),
  );
  const since = differences.filter(({ notedAt }) => notedAt.getTime() > changedAt);
  const ownRows = inForce.find(({ level, isOwn }) => isOwn && level === 'courthouse')?.rows ?? [];
  return [...Map.groupBy(since, ({ differenceCents }) => Number(differenceCents))]
    .filter(([sum, cases]) => cases.length >= EQUAL_DIFFERENCES && presentCents + sum > 0)
    .map(([differenceCents, cases]) => ({
      courthouse: { id: place.id, name: place.name },
      differenceCents,
      presentCents,
      proposedCents: presentCents + differenceCents,
      effectiveFrom,
      cases: cases.map(({ caseId, title, caseNumber, caseDraftNumber, notedAt }) => ({
        id: caseId,
        title,
        number: caseNumber ?? caseDraftNumber,
        notedAt: notedAt.toISOString(),
      })),
      place,
      base,
      ownRows,
    }));
}
