import { calculateFees, type CaseFeeFacts } from '@writdesk/contract/court-fees/calculate-fees';
import type { FeeCalculation, FeeRow, FeeSchedule } from '@writdesk/contract/court-fees/fee-values';
import { effectiveRows, schedulesOn } from '@writdesk/contract/court-fees/effective-rows';
import { type CourthouseContact, feePurposes } from '@writdesk/contract/courthouses/courthouses';
import type { Kysely } from 'kysely';
import { localDate } from '../../platform/clock.ts';
import type { DB } from '../../platform/db/schema.ts';
import { selectFeePlaces, selectSchedules } from './fee-schedule-queries.ts';

/** What a courthouse asks on a day, as its page says it. */
export interface FeesOfCourt {
  /** The first defendant's filing fee; null where the clerk has to be asked. */
  baseFee: number | null;
  /** All others, in the order of the schedule. */
  rows: readonly FeeRow[];
  /** As sure as the least sure of all; `U` where nothing is known. */
  feeConfidence: FeeRow['confidence'];
  feeNote: string | null;
}

export const isBase = ({ purpose, payee, basis }: FeeRow): boolean =>
  purpose === 'FILING' && payee === 'CLERK' && basis === 'FLAT';

function feesOn(schedules: readonly (FeeSchedule & { note: string | null })[], day: string): FeesOfCourt {
  const inForce = schedulesOn(schedules, day);
  const rows = feePurposes.flatMap((purpose) => effectiveRows(inForce, purpose).map(({ row }) => row));
  const order = schedules.flatMap(({ rows: all }) => all);
  const base = rows.find(isBase);
  const notes = schedules.filter(({ id, note }) => note && inForce.some((one) => one.id === id));
  const sure = new Set(rows.map(({ confidence }) => confidence));
  return {
    baseFee: base?.amountCents ?? null,
    feeConfidence: sure.has('U') || sure.size === 0 ? 'U' : sure.has('K') ? 'K' : 'S',
    rows: rows.filter((row) => row !== base).sort((a, b) => order.indexOf(a) - order.indexOf(b)),
    feeNote: notes.map(({ note }) => note).at(-1) ?? null,
  };
}

/** A court's own rows in force on a day that everybody uses, as the last version has them. */
export const sharedRowsOn = (schedules: readonly FeeSchedule[], day: string): readonly FeeRow[] =>
  schedulesOn(schedules, day).find(({ level, isOwn }) => level === 'courthouse' && !isOwn)?.rows ?? [];

/** What courts ask on the day that it is there now, by court; a firm's own rows come first. */
export async function feesOfCourts(
  db: Kysely<DB>,
  courthouseIds: readonly string[],
  { firmId, now }: { firmId: string | null; now: Date },
): Promise<ReadonlyMap<string, FeesOfCourt>> {
  const places = await selectFeePlaces(db, courthouseIds);
  const schedules = await selectSchedules(db, places, firmId);
  return new Map(
    places.map(({ id, timeZone }) => [id, feesOn(schedules.get(id) ?? [], localDate(now, timeZone))]),
  );
}

/** What a court takes for a case, by its schedules and by those of the firm that conducts it. */
export async function calculateAtCourt(
  db: Kysely<DB>,
  { courthouseId, firmId }: { courthouseId: string | null; firmId: string | null },
  facts: CaseFeeFacts,
): Promise<FeeCalculation> {
  const places = courthouseId ? await selectFeePlaces(db, [courthouseId]) : [];
  const schedules = await selectSchedules(db, places, firmId);
  return calculateFees(schedules.get(courthouseId ?? '') ?? [], facts);
}

/** Whom a row of a schedule is paid to, as the contacts of a courthouse name them. */
export const contactTypeOf = ({ payee }: FeeRow): CourthouseContact['type'] =>
  payee === 'CLERK' || payee === 'SHERIFF' ? payee : 'OTHER';
