import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RulePackContent } from '@writdesk/contract/rule-packs/rule-rows';
import { parseCsv } from '../../../seed/reference-files.ts';
import { seededPacks } from '../../../test/support/seeded-packs.ts';
import { type Court, layOutLaw, type LawBook, toDay } from '../deadlines/index.ts';
import type { NoticeFacts } from './notice-facts.ts';

const folder = join(import.meta.dirname, '../../../seed/reference');
const holidays = parseCsv(readFileSync(join(folder, 'court-holidays.csv'), 'utf8'), [
  'calendar',
  'date',
  'name',
]);

/** The law that every installation begins with. @param verified rules that a lawyer has vouched for; `all` for every one. */
export function seededBook(verified: 'all' | readonly string[]): LawBook {
  const signed = <R extends { id: string }>(row: R): R =>
    verified === 'all' || verified.includes(row.id)
      ? { ...row, verifiedBy: 'Josephine Adeyemi, Marlow & Pruitt' }
      : row;
  const packs = seededPacks().map((pack): RulePackContent => ({
    ...pack,
    deadlines: pack.deadlines.map(signed),
    notices: pack.notices.map(signed),
  }));
  return {
    key: 'as the product comes',
    law: layOutLaw(packs),
    packs: new Map(packs.map((pack) => [pack.state, pack])),
    courts: new Map(),
    otherCalendars: new Map(),
    disputed: new Map(),
  };
}

/** A court of a state under the state's own calendar. */
export function courtIn(state: string): Court {
  return {
    place: { state, county: null, courthouse: null, timeZone: 'America/New_York' },
    calendar: {
      id: state,
      name: `${state} courts`,
      closed: new Map(
        holidays.flatMap(({ calendar, date, name }) => (calendar === state ? [[toDay(date), name]] : [])),
      ),
      firstYear: 2020,
      lastYear: 2035,
      confirmedYears: new Map(),
    },
  };
}

/** A notice in order: May and June rent, asked for on Thursday, July 16, 2026. */
export function aNotice(given: Partial<NoticeFacts> = {}): NoticeFacts {
  return {
    reasons: ['NONPAYMENT'],
    leaseFrom: '2025-08-01',
    leaseRenewedOn: null,
    noticeType: 'PAY_OR_VACATE',
    noticeServedOn: '2026-07-16',
    rentPeriodEndsOn: null,
    noticeMethod: 'PERSONAL',
    noticeAmountCents: 224_300,
    ledger: [
      { kind: 'RENT', dueOn: '2026-06-01', amountCents: 112_150 },
      { kind: 'RENT', dueOn: '2026-07-01', amountCents: 112_150 },
    ],
    caresCovered: 'NO',
    propertyCategory: 'CONVENTIONAL',
    hasProof: true,
    filingDay: null,
    today: '2026-07-17',
    ...given,
  };
}
