import { type CountedDeadline, inEnglish } from '@writdesk/contract/deadlines/deadline-reply';
import { lengthOf, type LawSentence, says } from '@writdesk/contract/deadlines/law-sentences';
import { expect, test } from 'vitest';
import { shownDeadline } from './shown-deadline.ts';

const unverified = (rule: string) => says('RULE_UNVERIFIED', { rule, confidence: 'S' });
const wrong = (rule: string, reason: string) => says('RULE_DISPUTED', { rule, reason });
const note: LawSentence = says('NOTE', { note: 'A note of the rule.' });
const writ: CountedDeadline = {
  date: '2026-06-18',
  from: null,
  to: null,
  earliestAction: '2026-06-18',
  statutory: null,
  explain: [],
  warningCodes: [note, unverified('GA-WRIT'), unverified('GA-APPEAL')],
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
    lengthCode: lengthOf({ n: 7, mode: 'CALENDAR', direction: 'AFTER' }),
  },
  calendar: null,
};
const firm = { roleType: 'Firm' } as const;
const company = { roleType: 'Client' } as const;

test('a date says first of each rule that it stands on that a lawyer calls it wrong', () => {
  const disputed = new Map([['GA GA-APPEAL', 'It is five days.']]);
  expect(shownDeadline(writ, { disputed }, firm)).toMatchObject({
    warnings: [
      'A lawyer says that the rule GA-APPEAL is wrong: It is five days.',
      'A note of the rule.',
      'No lawyer has verified the rule GA-WRIT yet (seen in a source).',
    ],
    warningCodes: [wrong('GA-APPEAL', 'It is five days.'), note, unverified('GA-WRIT')],
    disputed: null,
  });
  expect(shownDeadline(writ, { disputed: new Map([['GA GA-WRIT', 'No.']]) }, firm)).toMatchObject({
    warningCodes: [wrong('GA-WRIT', 'No.'), note, unverified('GA-APPEAL')],
    disputed: 'No.',
  });
});

test('a company sees that nobody has verified it', () => {
  const disputed = new Map([['GA GA-WRIT', 'No.']]);
  expect(shownDeadline(writ, { disputed }, company)).toEqual({ ...inEnglish(writ), disputed: null });
});

test('nothing is said where nobody calls a rule wrong', () => {
  expect(shownDeadline(writ, { disputed: new Map() }, firm)).toEqual({ ...inEnglish(writ), disputed: null });
});
