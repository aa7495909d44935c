import { rulePackContent, type RulePackContent } from '@writdesk/contract/rule-packs/rule-rows';
import type { Kysely } from 'kysely';
import { readOnce } from '../../platform/db/read-once.ts';
import type { DB } from '../../platform/db/schema.ts';
import { readAllCourtCalendars, toEngineCalendar } from '../court-calendars/index.ts';
import { type CourtCalendar, type Law, layOutLaw, type Place } from './engine/index.ts';
import { selectCourts, selectLawKey, selectPublishedPacks, selectVerdicts } from './law-queries.ts';
import { type LawRow, ruleHash } from './rule-hash.ts';

/** A pack as it is published, each row with the lawyer who verified it. */
export type PublishedPack = RulePackContent;

/** A courthouse as the engine needs it. */
export interface Court {
  place: Place;
  calendar: CourtCalendar;
}

/** The law that holds now, read once. */
export interface LawBook {
  /** Names the law and the calendars together: dates that were counted by another one are out of date. */
  key: string;
  law: Law;
  packs: ReadonlyMap<string, PublishedPack>;
  courts: ReadonlyMap<string, Court>;
  /** Calendars of counties and states, as cases without a courthouse asked for them. */
  otherCalendars: Map<string, CourtCalendar>;
  /** Rules that a lawyer calls wrong, by state and id, with what is wrong. */
  disputed: ReadonlyMap<string, string>;
}

let last: Promise<LawBook> | undefined;
let lastKey = '';

/** The law of now. Read again only when it has changed: otherwise it costs one small query, of a transaction only the first time. */
export async function readLawBook(db: Kysely<DB>): Promise<LawBook> {
  const key = await readOnce(db, selectLawKey, () => selectLawKey(db));
  if (last === undefined || key !== lastKey) {
    const reading = readAll(db, key);
    last = reading;
    lastKey = key;
    reading.catch(() => {
      if (last === reading) last = undefined;
    });
  }
  return last;
}

/**
 * The law as an open transaction has changed it. It is never kept: the transaction may yet be undone, and another one
 * may then give the same version to something else.
 */
export async function readChangedLawBook(db: Kysely<DB>): Promise<LawBook> {
  return readAll(db, await selectLawKey(db));
}

async function readAll(db: Kysely<DB>, key: string): Promise<LawBook> {
  // One after the other: the caller may hold one connection, in a transaction.
  const packRows = await selectPublishedPacks(db);
  const verdicts = await selectVerdicts(db);
  const courtRows = await selectCourts(db);
  const calendars = await readAllCourtCalendars(db);
  const byRule = new Map(
    verdicts.map((verdict) => [`${verdict.stateCode} ${verdict.ruleId} ${verdict.ruleHash}`, verdict]),
  );
  const disputed = new Map<string, string>();
  const packs = packRows.map(({ content }) => {
    const pack = rulePackContent.parse(content);
    const signed = <R extends LawRow>(row: R): R => {
      const verdict = byRule.get(`${pack.state} ${row.id} ${ruleHash(row)}`);
      if (verdict?.verdict === 'WRONG') disputed.set(`${pack.state} ${row.id}`, verdict.reason ?? '');
      return verdict?.verdict === 'VERIFIED'
        ? {
            ...row,
            verifiedBy: `${verdict.lawyerName}, ${verdict.firmName}`,
            verifiedAt: verdict.saidAt.toISOString(),
          }
        : { ...row, verifiedBy: null, verifiedAt: null };
    };
    return {
      ...pack,
      deadlines: pack.deadlines.map(signed),
      notices: pack.notices.map(signed),
      figures: pack.figures.map(signed),
      payments: pack.payments.map(signed),
      services: pack.services.map(signed),
    };
  });
  return {
    key,
    law: layOutLaw(packs),
    packs: new Map(packs.map((pack) => [pack.state, pack])),
    courts: courtsOf(courtRows, calendars),
    otherCalendars: new Map(),
    disputed,
  };
}

function courtsOf(
  rows: Awaited<ReturnType<typeof selectCourts>>,
  calendars: Awaited<ReturnType<typeof readAllCourtCalendars>>,
): Map<string, Court> {
  // Courts under the same calendars share one: what is made of it is made once.
  const made = new Map<unknown, CourtCalendar>();
  return new Map(
    rows.flatMap((row) => {
      const effective = calendars.get(row.id);
      if (!effective) return [];
      const calendar = made.get(effective) ?? toEngineCalendar(effective);
      made.set(effective, calendar);
      const place = {
        state: row.stateCode,
        county: row.county,
        courthouse: row.shortName,
        timeZone: row.timeZone,
      };
      return [[row.id, { place, calendar }] as const];
    }),
  );
}
