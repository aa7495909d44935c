import { type FeeSchedule, feeRow } from '@writdesk/contract/court-fees/fee-values';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB, Json } from '../../platform/db/schema.ts';

/** A courthouse with the places whose schedules hold for it as well. */
export interface FeePlace {
  id: string;
  name: string;
  officer: string;
  timeZone: string;
  countyId: string;
  countyName: string;
  stateId: string;
  stateName: string;
  stateCode: string;
}

/** A version as people read it: with who added it, and when. */
export interface AddedSchedule extends FeeSchedule {
  note: string | null;
  addedBy: string | null;
  addedAt: Date;
}

export async function selectFeePlaces(
  db: Kysely<DB>,
  courthouseIds: readonly string[],
): Promise<readonly FeePlace[]> {
  if (!courthouseIds.length) return [];
  const { rows } =
    await sql<FeePlace>`select court.id, court.name, court.officer, court.time_zone as "timeZone",
      county.id as "countyId", county.full_name as "countyName", county.state_id as "stateId",
      county.state_name as "stateName", county.state_code as "stateCode"
    from cases.courthouse court join users.published_county county on county.id = court.county_id
    where court.id = any(${[...courthouseIds]}::uuid[])`.execute(db);
  return rows;
}

/**
 * Every version that holds, held or will hold at some courts, by court: those that all read, then the firm's own, each from the
 * earliest to the latest and of one day in the order in which they were added.
 */
export async function selectSchedules(
  db: Kysely<DB>,
  places: readonly FeePlace[],
  firmId: string | null,
): Promise<ReadonlyMap<string, AddedSchedule[]>> {
  if (!places.length) return new Map();
  const shared = await db
    .selectFrom('cases.feeSchedule as s')
    .select(columns)
    .where(heldAt(places))
    .orderBy(sql`s.effective_from nulls first`)
    .orderBy('s.addedAt')
    .orderBy('s.id')
    .execute();
  const own = firmId
    ? await db
        .selectFrom('cases.firmFeeSchedule as s')
        .select(columns)
        .where('s.firmId', '=', firmId)
        .where(heldAt(places))
        .orderBy(sql`s.effective_from nulls first`)
        .orderBy('s.addedAt')
        .orderBy('s.id')
        .execute()
    : [];
  const all = [
    ...shared.map((row) => ({ ...row, isOwn: false })),
    ...own.map((row) => ({ ...row, isOwn: true })),
  ];
  return new Map(places.map((place) => [place.id, all.flatMap((row) => scheduleAt(place, row))]));
}

const columns = [
  's.id',
  's.courthouseId',
  's.countyId',
  's.stateId',
  's.effectiveFrom',
  's.feeRows',
  's.note',
  's.addedBy',
  's.addedAt',
] as const;

interface ScheduleRow {
  id: string;
  courthouseId: string | null;
  countyId: string | null;
  stateId: string | null;
  effectiveFrom: string | null;
  feeRows: Json;
  note: string | null;
  addedBy: string | null;
  addedAt: Date;
  isOwn: boolean;
}

const feeRows = z.array(feeRow);

function scheduleAt(place: FeePlace, row: ScheduleRow): AddedSchedule[] {
  const at =
    row.courthouseId === place.id
      ? ({ level: 'courthouse', placeName: place.name } as const)
      : row.countyId === place.countyId
        ? ({ level: 'county', placeName: place.countyName } as const)
        : row.stateId === place.stateId
          ? ({ level: 'state', placeName: place.stateName } as const)
          : null;
  if (!at) return [];
  const { id, isOwn, effectiveFrom, note, addedBy, addedAt } = row;
  return [{ id, ...at, isOwn, effectiveFrom, rows: feeRows.parse(row.feeRows), note, addedBy, addedAt }];
}

function heldAt(places: readonly FeePlace[]) {
  const ids = (of: (place: FeePlace) => string) => [...new Set(places.map(of))];
  return sql<boolean>`(s.courthouse_id = any(${ids(({ id }) => id)}::uuid[])
    or s.county_id = any(${ids(({ countyId }) => countyId)}::uuid[])
    or s.state_id = any(${ids(({ stateId }) => stateId)}::uuid[]))`;
}
