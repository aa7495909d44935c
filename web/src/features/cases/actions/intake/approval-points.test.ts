import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { expect, test } from 'vitest';
import { aCase } from '../../shared/a-case.fixture.ts';
import { approvalPoints, asksOccupancy } from './approval-points.ts';

const now = Date.parse('2026-07-09T13:00:00Z');
const tenant = { isMinor: false, ssn: '***-**-1234' } as CaseDetails['tenants'][number];
const house = { propertyCategory: 'SINGLE_FAMILY', unitCount: 1 } as CaseDetails['property'];
const manyUnits = { propertyCategory: 'CONVENTIONAL', unitCount: 212 } as CaseDetails['property'];
const states = (details: CaseDetails) =>
  Object.fromEntries(approvalPoints(details, '2026-07-09', now).map(({ name, state }) => [name, state]));

function ready(changes: Partial<CaseDetails> = {}): CaseDetails {
  const base = aCase({ tenants: [tenant], ...changes });
  return { ...base, caseEviction: { ...base.caseEviction, occupancyCheckedAt: '2026-07-08T13:00:00Z' } };
}

test('a case in order passes every point', () => {
  expect(new Set(Object.values(states(ready())))).toEqual(new Set(['pass']));
});

test.each<[string, CaseDetails, Record<string, string>]>([
  ['no plaintiff', ready({ plaintiffName: null }), { plaintiff: 'missing' }],
  ['no unit of a property of many', ready({ unitLabel: null, property: manyUnits }), { premises: 'missing' }],
  ['a house without a unit', ready({ unitLabel: null, property: house }), { premises: 'pass' }],
  ['only a child is named', ready({ tenants: [{ ...tenant, isMinor: true }] }), { defendants: 'missing' }],
  [
    'a tenant who can’t be searched for',
    ready({ tenants: [{ ...tenant, ssn: null }] }),
    { identity: 'missing' },
  ],
  ['to be filed later', ready({ fileOn: '2026-07-10' }), { fileOn: 'stop' }],
  ['to be filed from today', ready({ fileOn: '2026-07-09' }), { fileOn: 'pass' }],
])('%s', (_what, details, wanted) => {
  expect(states(details)).toMatchObject(wanted);
});

test('occupancy older than 48 hours may be passed with a reason', () => {
  const details = ready();
  const at = (occupancyCheckedAt: string | null, occupied: boolean | null = true) =>
    states({ ...details, caseEviction: { ...details.caseEviction, occupancyCheckedAt, occupied } })[
      'occupied'
    ];
  expect(at('2026-07-07T13:00:00Z')).toBe('pass');
  expect(at('2026-07-07T12:59:59Z')).toBe('ask');
  expect(at('2026-07-09T12:00:00Z', false)).toBe('ask');
  expect(at(null)).toBe('ask');
});

test.each<[string, boolean, Partial<CaseDetails>, string | null]>([
  ['asked for when it is stale', true, {}, '2026-07-07T12:59:59Z'],
  ['and when nobody ever looked', true, {}, null],
  ['not while it is fresh', false, {}, '2026-07-07T13:00:00Z'],
  ['not of who may not say it', false, { availableActions: ['save'] }, null],
  ['not once the case is filed', false, { filedOn: '2026-07-08' }, null],
])('occupancy: %s', (_what, asked, changes, occupancyCheckedAt) => {
  const details = ready({ filedOn: null, availableActions: ['add-eviction-details'], ...changes });
  const caseEviction = { ...details.caseEviction, occupied: true, occupancyCheckedAt };
  expect(asksOccupancy({ ...details, caseEviction }, now)).toBe(asked);
});

test('a court document whose printed facts have changed stops', () => {
  const [upload] = ready().documents;
  if (!upload) throw new Error('The example has no document.');
  const stale = [{ path: 'plaintiff.name', printed: 'A', now: 'B' }];
  const of = (changes: Partial<CaseDetails['documents'][number]>) =>
    states(ready({ documents: [{ ...upload, source: 'GENERATED', ...changes }] }))['stale'];
  expect(of({})).toBe('pass');
  expect(of({ stale })).toBe('stop');
});

test('a ledger that differs from the claim stops', () => {
  const details = ready();
  const eviction = { ...details.caseEviction, ledgerCents: 1 };
  expect(states({ ...details, caseEviction: eviction })['ledger']).toBe('stop');
});
