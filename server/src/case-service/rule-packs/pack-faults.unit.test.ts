import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deadlineRule, rulePackContent } from '@writdesk/contract/rule-packs/rule-rows';
import { describe, expect, test } from 'vitest';
import { rowsOf, withRow } from './pack-content.ts';
import { type KnownPlaces, rowFaults } from './pack-faults.ts';

const folder = join(import.meta.dirname, '../../../seed/reference/rule-packs');
const packs = readdirSync(folder).map((file) =>
  rulePackContent.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
);

/** Every place that a pack names: whether they exist is asked of the database. */
const placesOf = (rows: ReturnType<typeof rowsOf>): KnownPlaces => ({
  counties: rows.flatMap(({ row }) => [
    ...('county' in row && row.county ? [row.county] : []),
    ...(('counties' in row && row.counties) || []),
  ]),
  courthouses: rows.flatMap(({ row }) =>
    'courthouse' in row && row.courthouse && row.county
      ? [{ county: row.county, shortName: row.courthouse }]
      : [],
  ),
});

test.each(packs.map((pack) => [pack.state, pack] as const))(
  'the rules of %s are without a fault',
  (_, pack) => {
    const rows = rowsOf(pack);
    const faults = rows.flatMap((row) =>
      rowFaults(row, pack, placesOf(rows)).map((fault) => [row.row.id, fault]),
    );
    expect(faults).toEqual([]);
    expect(new Set(rows.map(({ row }) => row.id)).size).toBe(rows.length);
  },
);

describe('a row', () => {
  const georgia = packs.find(({ state }) => state === 'GA') ?? expect.unreachable();
  const places: KnownPlaces = {
    counties: ['Fulton', 'Effingham'],
    courthouses: [{ county: 'Fulton', shortName: 'Fulton Magistrate' }],
  };
  const answer = georgia.deadlines.find(({ id }) => id === 'GA-ANSWER') ?? expect.unreachable();
  const faultsOf = (changes: object) =>
    rowFaults({ kind: 'DEADLINE', row: deadlineRule.parse({ ...answer, ...changes }) }, georgia, places).map(
      ({ path }) => path,
    );

  test.each<[string, object, string[]]>([
    ['as it is', {}, []],
    ['of another state', { id: 'TX-ANSWER' }, ['row.effectiveFrom', 'row.id']],
    ['whose window ends before it begins', { n: 7, to: 7 }, ['row.to']],
    ['with a window and no number', { n: null, to: 7 }, ['row.to']],
    ['in hours from the service', { mode: 'HOURS' }, ['row.mode']],
    [
      'that ends before it begins',
      { effectiveFrom: '2026-02-01', effectiveTo: '2026-01-31' },
      ['row.effectiveTo'],
    ],
    ['of a county that is elsewhere', { county: 'Maricopa' }, ['row.county']],
    ['of counties that are elsewhere', { counties: ['Fulton', 'Kings'] }, ['row.counties']],
    ['of one county and of some', { county: 'Fulton', counties: ['Fulton'] }, ['row.counties']],
    ['of no county for sure', { standsInUnknownCounty: true }, ['row.standsInUnknownCounty']],
    [
      'with a latest day of what moves on',
      { id: 'GA-LATEST', answer: 'NEXT_OPEN_DAY', county: 'Fulton', atMost: { from: 'FILED', n: 60 } },
      ['row.atMost'],
    ],
    ['with a latest day', { county: 'Fulton', id: 'GA-LATEST', atMost: { from: 'FILED', n: 60 } }, []],
    ['of a courthouse without its county', { courthouse: 'Fulton Magistrate' }, ['row.county']],
    [
      'of a courthouse elsewhere',
      { county: 'Effingham', courthouse: 'Fulton Magistrate' },
      ['row.courthouse'],
    ],
    ['that would be a minimum', { floor: { alongside: [] } }, ['row.floor']],
    ['that says the same as another', { id: 'GA-ANSWER-2' }, ['row.effectiveFrom']],
    ['that says the same of a county', { id: 'GA-ANSWER-2', county: 'Fulton' }, []],
    ['that says the same on other terms', { id: 'GA-ANSWER-2', appliesIf: { reason: ['HOLDOVER'] } }, []],
  ])('%s', (_, changes, expected) => {
    expect(faultsOf(changes)).toEqual(expected);
  });

  test('may follow another version from the day after its last', () => {
    const ended = withRow(georgia, { kind: 'DEADLINE', row: { ...answer, effectiveTo: '2026-12-31' } });
    const next = (effectiveFrom: string) =>
      rowFaults(
        { kind: 'DEADLINE', row: { ...answer, id: 'GA-ANSWER-8', n: 8, effectiveFrom } },
        ended,
        places,
      );
    expect(next('2027-01-01')).toEqual([]);
    expect(next('2026-12-31')).toMatchObject([
      { path: 'row.effectiveFrom', message: expect.stringContaining('GA-ANSWER') },
    ]);
  });
});
