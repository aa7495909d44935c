import { expect, test } from 'vitest';
import { copiesOf, packetRuleOf, packetRules } from './packet-rules.ts';
import { packetPurposes } from './packet-values.ts';

test('Dare County wants two complaints for each defendant, and two summonses and one more', () => {
  const rule = packetRuleOf({ state: 'NC', county: 'Dare' }, 'FILING');
  const of = (kind: string, defendants: number) => copiesOf(rule, kind, defendants);
  expect([of('COMPLAINT', 1), of('COMPLAINT', 3), of('COMPLAINT_IN_SUMMARY_EJECTMENT', 2)]).toEqual([
    2, 6, 4,
  ]);
  expect([of('SUMMONS', 1), of('SUMMONS', 3)]).toEqual([3, 7]);
  expect(of('LEASE', 3)).toBe(1);
});

test('a place without a rule of its own has the one of every court', () => {
  for (const purpose of packetPurposes) {
    const rule = packetRuleOf({ state: 'GA', county: 'Fulton' }, purpose);
    expect(rule).toMatchObject({ state: null, county: null, purpose });
  }
  expect(packetRuleOf({ state: 'NC', county: 'Wake' }, 'FILING').copies).toEqual([]);
  expect(packetRuleOf({ state: null, county: null }, 'FILING').state).toBeNull();
});

test('no rule hides behind a wider one, and what nobody has seen at a court says so', () => {
  for (const [index, rule] of packetRules.entries()) {
    expect(packetRules.findIndex((one) => one === packetRuleOf(rule, rule.purpose))).toBe(index);
    if (rule.source === null) expect(rule.confidence).toBe('U');
  }
});
