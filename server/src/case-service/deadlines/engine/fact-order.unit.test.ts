import { sayLaw } from '@writdesk/contract/deadlines/law-sentences';
import type { DeadlineFacts, FactName } from '@writdesk/contract/deadlines/deadline-values';
import { expect, test } from 'vitest';
import { orderWarnings } from './fact-order.ts';

test.each<[string, DeadlineFacts, FactName, string, string[]]>([
  ['in order', { filedOn: '2026-05-01', servedOn: '2026-05-04' }, 'servedOn', 'GA', []],
  ['on one day', { filedOn: '2026-05-04', servedOn: '2026-05-04' }, 'servedOn', 'GA', []],
  [
    'served before it was filed',
    { filedOn: '2026-05-04', servedOn: '2026-05-01' },
    'servedOn',
    'GA',
    ['servedOn (2026-05-01) lies before filedOn (2026-05-04), which it must follow: check both days.'],
  ],
  ['the same in Nevada', { filedOn: '2026-05-04', servedOn: '2026-05-01' }, 'servedOn', 'NV', []],
  ['of two other days', { filedOn: '2026-05-04', servedOn: '2026-05-01' }, 'judgmentOn', 'GA', []],
  ['of an unknown day', { servedOn: '2026-05-01', filedOn: null }, 'servedOn', 'GA', []],
  [
    'a default before the hearing that was set',
    { outcome: 'DEFAULT_POSSESSION', judgmentOn: '2026-05-01', hearingOn: '2026-05-20' },
    'judgmentOn',
    'GA',
    [],
  ],
  [
    'a judgment before everything that leads to it',
    { filedOn: '2026-05-02', servedOn: '2026-05-03', hearingOn: '2026-05-04', judgmentOn: '2026-05-01' },
    'judgmentOn',
    'GA',
    ['filedOn (2026-05-02)', 'servedOn (2026-05-03)', 'hearingOn (2026-05-04)'].map(
      (fact) => `judgmentOn (2026-05-01) lies before ${fact}, which it must follow: check both days.`,
    ),
  ],
])('%s', (_, facts, about, state, told) => {
  expect(orderWarnings(facts, about, state).map(sayLaw)).toEqual(told);
});
