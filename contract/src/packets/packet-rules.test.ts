import { expect, test } from 'vitest';
import { copiesOf, exhibitsOf, ownFilesOf, packetRuleOf, packetRules } from './packet-rules.ts';
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
    if (rule.exhibits?.source === null) expect(rule.exhibits.confidence).toBe('U');
  }
});

test('exhibits are counted in the order of the packet, past Z as well', () => {
  const rule = packetRuleOf({ state: 'GA', county: 'Fulton' }, 'FILING');
  expect(exhibitsOf(rule, ['DISPOSSESSORY_AFFIDAVIT', 'LEASE', 'NOTICE_PROOF', 'LEDGER'])).toEqual([
    null,
    'Exhibit A',
    'Exhibit B',
    'Exhibit C',
  ]);
  const many = exhibitsOf(
    rule,
    Array.from({ length: 703 }, () => 'PHOTO'),
  );
  expect([25, 26, 27, 51, 52, 701, 702].map((index) => many[index])).toEqual(
    ['Z', 'AA', 'AB', 'AZ', 'BA', 'ZZ', 'AAA'].map((mark) => `Exhibit ${mark}`),
  );
  expect(new Set(many).size).toBe(many.length);
  const numbered = rule.exhibits && {
    ...rule.exhibits,
    label: 'Plaintiff’s Exhibit {mark}',
    marks: 'NUMBERS' as const,
  };
  expect(exhibitsOf({ exhibits: numbered }, ['LEASE', 'LEDGER'])).toEqual([
    'Plaintiff’s Exhibit 1',
    'Plaintiff’s Exhibit 2',
  ]);
  const service = packetRuleOf({ state: 'GA', county: 'Fulton' }, 'SERVICE');
  expect(exhibitsOf(service, ['LEASE'])).toEqual([null]);
});

test('California has each exhibit behind a sheet of its own', () => {
  const { exhibits, maxBytes } = packetRuleOf({ state: 'CA', county: 'Alameda' }, 'FILING');
  expect(exhibits).toMatchObject({ place: 'SHEET', confidence: 'K' });
  expect(maxBytes).toBe(25 * 1024 * 1024);
});

test('Florida asks for PDF/A, and says that nobody has checked it', () => {
  expect(packetRuleOf({ state: 'FL', county: 'Duval' }, 'FILING').pdfA).toMatchObject({ confidence: 'U' });
  expect(packetRuleOf({ state: 'GA', county: 'Fulton' }, 'FILING').pdfA).toBeNull();
});

test('Texas has each exhibit as a file of its own, next to the petition', () => {
  const rule = packetRuleOf({ state: 'TX', county: 'Harris' }, 'FILING');
  expect(rule.ownFiles).toMatchObject({ confidence: 'U', source: expect.any(String) });
  expect(ownFilesOf(rule, ['EVICTION_PETITION', 'NOTICE', 'LEASE'])).toEqual([false, true, true]);
  expect(ownFilesOf(rule, ['NOTICE', 'LEASE']), 'somebody must lead').toEqual([false, false]);
  const georgia = packetRuleOf({ state: 'GA', county: 'Fulton' }, 'FILING');
  expect(ownFilesOf(georgia, ['DISPOSSESSORY_AFFIDAVIT', 'LEASE'])).toEqual([false, false]);
});
