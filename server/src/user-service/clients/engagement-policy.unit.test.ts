import { describe, expect, test } from 'vitest';
import type { Engagement } from './change-client-queries.ts';
import { type EngagementFacts, engagementFaults } from './engagement-policy.ts';

const made = (changes: Partial<Engagement> = {}): Engagement => ({
  firmId: 'harlan',
  stateCodes: ['GA'],
  fromDate: '2026-01-01',
  toDate: null,
  invoicesBy: 'COMPANY',
  ...changes,
});
const facts: EngagementFacts = { firmIds: ['harlan', 'oakes'], before: [], today: '2026-06-12' };
const paths = (engagements: Engagement[], more: Partial<EngagementFacts> = {}) =>
  engagementFaults(engagements, { ...facts, ...more }).map(({ path }) => path);

describe('the firms of a company', () => {
  test.each<[string, Engagement[], string[]]>([
    ['one firm', [made()], []],
    ['two firms in two states', [made(), made({ firmId: 'oakes', stateCodes: ['FL'] })], []],
    [
      'one after the other in a state',
      [made({ toDate: '2026-06-30' }), made({ firmId: 'oakes', fromDate: '2026-07-01' })],
      [],
    ],
    [
      'both on the day of the change',
      [made({ toDate: '2026-06-30' }), made({ firmId: 'oakes', fromDate: '2026-06-30' })],
      ['engagements.1.stateCodes'],
    ],
    [
      'two in one state without an end',
      [made(), made({ firmId: 'oakes', stateCodes: ['FL', 'GA'], fromDate: '2027-01-01' })],
      ['engagements.1.stateCodes'],
    ],
    [
      'the earlier one named last',
      [made({ fromDate: '2026-07-01' }), made({ firmId: 'oakes', toDate: '2026-07-01' })],
      ['engagements.1.stateCodes'],
    ],
    ['one firm twice from one day', [made(), made({ stateCodes: ['FL'] })], ['engagements.1.fromDate']],
    ['a firm that there is not', [made({ firmId: 'nobody' })], ['engagements.0.firmId']],
  ])('%s', (_, engagements, expected) => expect(paths(engagements)).toEqual(expected));

  test('one that has begun isn’t left out; one that is still to come may be', () => {
    const before = [made(), made({ firmId: 'oakes', stateCodes: ['FL'], fromDate: '2026-07-01' })];
    expect(paths([made({ toDate: '2026-06-30' })], { before })).toEqual([]);
    expect(paths([], { before })).toEqual(['engagements']);
  });

  test('a firm that the caller doesn’t know may stay engaged', () => {
    expect(paths([made()], { firmIds: [], before: [made()] })).toEqual([]);
  });
});
