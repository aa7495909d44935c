import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { type EffectiveCalendar, effectiveCalendar, type Sheet } from './inherit.ts';

/** Where a court stands; a courthouse brings its own county and state. */
export interface CalendarPlace {
  stateCode?: string | null;
  countyId?: string | null;
  courthouseId?: string | null;
}

const sheetColumns = sql`calendar.id, calendar.name, calendar.inherits, calendar.version,
  case when calendar.courthouse_id is not null then 'courthouse' when calendar.county_id is not null then 'county'
    when calendar.state_id is not null then 'state' else 'country' end as level,
  coalesce((select json_agg(json_build_object('date', to_char(day.date, 'YYYY-MM-DD'), 'name', day.name,
      'effect', day.effect, 'kind', day.kind, 'reason', day.reason, 'source', day.source,
      'confidence', day.confidence, 'confirmedBy', day.confirmed_by, 'confirmedAt', day.confirmed_at,
      'closureId', day.closure_id) order by day.date)
    from cases.court_holiday day where day.calendar_id = calendar.id), '[]') as days,
  coalesce((select json_agg(json_build_object('year', known.year, 'confirmedBy', known.confirmed_by,
      'confirmedAt', known.confirmed_at, 'source', known.source) order by known.year)
    from cases.court_calendar_year known where known.calendar_id = calendar.id), '[]') as years`;

/** The closed days and confirmed years that hold at a place, in one round trip. */
export async function readCourtCalendar(db: Kysely<DB>, place: CalendarPlace): Promise<EffectiveCalendar> {
  const { rows } = await sql<Sheet>`
    with place as (
      select court.id as courthouse_id, county.id as county_id, state.id as state_id, state.country_id
      from (select ${place.courthouseId ?? null}::uuid as court, ${place.countyId ?? null}::uuid as county,
        ${place.stateCode ?? null}::text as state) as asked
      left join cases.courthouse court on court.id = asked.court
      left join users.published_county county on county.id = coalesce(court.county_id, asked.county)
      left join users.published_state state on state.id = coalesce(court.state_id, county.state_id)
        or (coalesce(court.state_id, county.state_id) is null and state.code = asked.state)
    )
    select ${sheetColumns}
    from place join cases.court_calendar calendar on calendar.courthouse_id = place.courthouse_id
      or calendar.county_id = place.county_id or calendar.state_id = place.state_id
      or calendar.country_id = place.country_id`.execute(db);
  return effectiveCalendar(rows);
}

/**
 * The calendar of every court, by the courthouse's id. Courts that stand under the same calendars share one object, so
 * that whatever is made of it can be made once.
 */
export async function readAllCourtCalendars(db: Kysely<DB>): Promise<Map<string, EffectiveCalendar>> {
  const [calendars, courts] = await Promise.all([
    sql<Sheet & { place: string }>`
      select coalesce(calendar.courthouse_id, calendar.county_id, calendar.state_id, calendar.country_id) as place,
        ${sheetColumns}
      from cases.court_calendar calendar`.execute(db),
    db.selectFrom('cases.courthouse').select(['id', 'countyId', 'stateId', 'countryId']).execute(),
  ]);
  const byPlace = new Map(calendars.rows.map(({ place, ...sheet }) => [place, sheet]));
  const made = new Map<string, EffectiveCalendar>();
  return new Map(
    courts.map((court) => {
      const places = [court.id, court.countyId, court.stateId, court.countryId];
      const sheets = places.flatMap((place) => byPlace.get(place) ?? []);
      const key = sheets.map(({ id }) => id).join(' ');
      const calendar = made.get(key) ?? effectiveCalendar(sheets);
      made.set(key, calendar);
      return [court.id, calendar];
    }),
  );
}
