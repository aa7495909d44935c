import { expect, test } from 'vitest';
import { cappedCents, type CostRule, recoveryOf } from './cost-recovery.ts';

const rule = (answer: CostRule['answer']): CostRule => ({
  answer,
  capBasisPoints: null,
  source: 'Code § 1',
  confidence: 'U',
});
const code = (of: Partial<Parameters<typeof recoveryOf>[0]>) =>
  recoveryOf({ category: 'ATTORNEY_FEE', isAsked: true, rule: null, leaseAsksFees: null, ...of }).code;

test.each([
  ['the state allows it', { rule: rule('YES') }, 'YES'],
  ['the court decides', { rule: rule('COURT') }, 'COURT'],
  ['the lease decides, and says so', { rule: rule('LEASE'), leaseAsksFees: true }, 'YES'],
  ['the lease decides, and doesn’t', { rule: rule('LEASE'), leaseAsksFees: false }, 'NO_LEASE'],
  ['the lease decides, and nobody has read it', { rule: rule('LEASE') }, 'LEASE_UNKNOWN'],
  ['the state forbids it, whatever the lease says', { rule: rule('NO'), leaseAsksFees: true }, 'NO_STATE'],
  ['the firm doesn’t ask', { rule: rule('YES'), isAsked: false }, 'NO_FIRM'],
  ['the firm doesn’t ask, and couldn’t', { rule: rule('NO'), isAsked: false }, 'NO_STATE'],
  ['no rule is known', {}, 'UNKNOWN'],
  ['interest on the company’s own invoices', { category: 'INTEREST', rule: rule('YES') }, 'NO_OWN'],
] as const)('%s', (_, facts, expected) => {
  expect(code(facts)).toBe(expected);
});

test('a rule is named with its source and how sure it is', () => {
  const facts = { category: 'ATTORNEY_FEE', isAsked: true, rule: rule('YES'), leaseAsksFees: null } as const;
  expect(recoveryOf(facts)).toMatchObject({ source: 'Code § 1', confidence: 'U' });
});

test('a cap is of what the tenant owes, and never below zero', () => {
  expect(cappedCents(100_010, 1_500)).toBe(15_002);
  expect(cappedCents(-500, 1_500)).toBe(0);
});
