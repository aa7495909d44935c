import type { Deadline } from '@writdesk/contract/deadlines/deadline-reply';
import type { deadlines } from '@writdesk/contract/deadlines/deadlines';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { Kysely } from 'kysely';
import type { UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { refuseField } from '../../platform/http/refuse.ts';
import { readCourtCalendar, toEngineCalendar } from '../court-calendars/index.ts';
import { clockFault, computeDeadline } from './engine/index.ts';
import { type Court, type LawBook, readLawBook } from './law-book.ts';
import { findCounty, selectStateZone } from './law-queries.ts';
import { shownDeadline } from './shown-deadline.ts';

type Asked = RouteInput<typeof deadlines.preview>['body'];

/**
 * Counts one date from given facts. Nothing is kept.
 * @throws `invalid` naming the state, county or courthouse that isn't known or doesn't lie where it should.
 */
export async function previewDeadline(
  { deps, scope, actor }: UserContext,
  { body }: RouteInput<typeof deadlines.preview>,
): Promise<Deadline> {
  const db = deps.db.as(scope);
  const book = await readLawBook(db);
  const { event, facts } = body;
  const { place, calendar } = await courtOf(db, book, body);
  if (facts.writPostedAt && clockFault(facts.writPostedAt, place.timeZone) === 'skipped')
    return refuseField('facts.writPostedAt', fault('skipped_hour'));
  const counted = computeDeadline({ law: book.law, place, calendar, event, facts });
  return shownDeadline(counted, book, actor);
}

/** The court that was named; else the county's or the state's calendar. */
export async function courtOf(
  db: Kysely<DB>,
  { courts, packs }: LawBook,
  asked: Pick<Asked, 'state' | 'county' | 'courthouseId'>,
): Promise<Court> {
  const { state } = asked;
  const pack = packs.get(state);
  if (state === 'US' || !pack) {
    const known = [...packs.keys()].filter((code) => code !== 'US').toSorted();
    return refuseField('state', fault('known_states', { states: known }));
  }
  const county = asked.county ? await findCounty(db, state, asked.county) : undefined;
  if (asked.county && !county) return refuseField('county', fault('rule_county'));
  if (!asked.courthouseId) {
    const sheet = await readCourtCalendar(db, { stateCode: state, countyId: county?.id ?? null });
    const timeZone = county?.timeZone ?? (await selectStateZone(db, state)) ?? 'America/New_York';
    return {
      place: { state, county: county?.name ?? null, courthouse: null, timeZone },
      calendar: toEngineCalendar(sheet),
    };
  }
  const court = courts.get(asked.courthouseId);
  if (!court) return refuseField('courthouseId', fault('no_such_courthouse'));
  if (court.place.state !== state) return refuseField('courthouseId', fault('courthouse_of_other_state'));
  if (county && court.place.county !== county.name) {
    return refuseField('courthouseId', fault('courthouse_of_other_county'));
  }
  return court;
}
