import type { Deadline } from '@writdesk/contract/deadlines/deadline-values';
import { warningText } from '@writdesk/contract/deadlines/deadline-warnings';
import { expect, test } from 'vitest';
import { shownDeadline } from './shown-deadline.ts';

const unverified = (rule: string) => warningText('RULE_UNVERIFIED', { rule, confidence: 'seen in a source' });
const wrong = (rule: string, reason: string) => warningText('RULE_DISPUTED', { rule, reason });
const writ: Deadline = {
  date: '2026-06-18',
  from: null,
  to: null,
  earliestAction: '2026-06-18',
  statutory: null,
  explain: [],
  warnings: ['A note of the rule.', unverified('GA-WRIT'), unverified('GA-APPEAL')],
  missing: [],
  ruleId: 'GA-WRIT',
  packVersion: '2026.1',
  rule: {
    ruleId: 'GA-WRIT',
    label: 'Writ',
    state: 'GA',
    county: null,
    cite: 'O.C.G.A. § 44-7-55',
    source: 'The code',
    confidence: 'S',
    verifiedBy: null,
    verifiedAt: null,
    effectiveFrom: null,
    effectiveTo: null,
    packVersion: '2026.1',
    length: '7 days',
  },
  calendar: null,
};
const firm = { roleType: 'Firm' } as const;
const company = { roleType: 'Client' } as const;

test('a date says first of each rule that it stands on that a lawyer calls it wrong', () => {
  const disputed = new Map([['GA GA-APPEAL', 'It is five days.']]);
  expect(shownDeadline(writ, { disputed }, firm)).toMatchObject({
    warnings: [wrong('GA-APPEAL', 'It is five days.'), 'A note of the rule.', unverified('GA-WRIT')],
    disputed: null,
  });
  expect(shownDeadline(writ, { disputed: new Map([['GA GA-WRIT', 'No.']]) }, firm)).toMatchObject({
    warnings: [wrong('GA-WRIT', 'No.'), 'A note of the rule.', unverified('GA-APPEAL')],
    disputed: 'No.',
  });
});

test('a company sees that nobody has verified it', () => {
  const disputed = new Map([['GA GA-WRIT', 'No.']]);
  expect(shownDeadline(writ, { disputed }, company)).toEqual({ ...writ, disputed: null });
});

test('nothing is said where nobody calls a rule wrong', () => {
  expect(shownDeadline(writ, { disputed: new Map() }, firm)).toEqual({ ...writ, disputed: null });
});
