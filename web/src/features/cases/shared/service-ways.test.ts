import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rulePackContent } from '@writdesk/contract/rule-packs/rule-rows';
import type { CaseServiceRule } from '@writdesk/contract/cases/case-service-rule';
import { expect, test } from 'vitest';
import { citesOf, isOutside, outsideOf, ruleOf, rulesOn, usualWays } from './service-ways.ts';

const today = '2026-11-28';

function rulesOf(state: string): CaseServiceRule[] {
  const file = new URL(`../../../../../server/seed/reference/rule-packs/${state}.json`, import.meta.url);
  const { services } = rulePackContent.parse(JSON.parse(readFileSync(fileURLToPath(file), 'utf8')));
  return services.map((rule) => ({
    ...rule,
    note: rule.note ?? null,
    verifiedBy: null,
    effectiveFrom: rule.effectiveFrom ?? null,
    effectiveTo: rule.effectiveTo ?? null,
  }));
}

/** The ways of each state, written down from its statute. */
test.each([
  ['GA', 'PERSONAL SUBSTITUTED_ADULT POST_AND_MAIL'],
  ['TX', 'PERSONAL SUBSTITUTED_ADULT INSIDE_DOOR POST_AND_MAIL COURT_ORDERED_POSTING'],
  ['FL', 'PERSONAL SUBSTITUTED_ADULT POST_AND_MAIL'],
  ['OH', 'BAILIFF_PLUS_ORDINARY_MAIL PERSONAL SUBSTITUTED_ADULT POST_AND_MAIL CERTIFIED_MAIL'],
  ['AZ', 'PERSONAL SUBSTITUTED_ADULT POST_AND_MAIL'],
  ['NV', 'PERSONAL SUBSTITUTED_ADULT PUBLICATION COURT_ORDERED_POSTING'],
  [
    'CA',
    'PERSONAL SUBSTITUTED_ADULT COURT_ORDERED_POSTING POST_AND_MAIL FIRST_CLASS_MAIL CERTIFIED_MAIL PUBLICATION',
  ],
  ['NY', 'PERSONAL SUBSTITUTED_ADULT POST_AND_MAIL INSIDE_DOOR'],
  ['NC', 'PERSONAL SUBSTITUTED_ADULT POST_AND_MAIL'],
  ['SC', 'PERSONAL SUBSTITUTED_ADULT POST_AND_MAIL'],
  ['MD', ''],
  ['VA', ''],
])('%s offers its own ways first: %s', (state, ways) => {
  expect(usualWays(rulesOn(rulesOf(state), today)).join(' ')).toBe(ways);
});

test('each way has the condition of its row, in the version of the day of service', () => {
  const way = (day: string) => ruleOf(rulesOn(rulesOf('CA'), day), 'SUBSTITUTED_ADULT');
  expect(way('2026-12-31')).toMatchObject({
    id: 'CA-SERVICE-ADULT',
    note: expect.stringContaining('diligence'),
  });
  expect(way('2027-01-01')).toMatchObject({
    id: 'CA-SERVICE-ADULT-2027',
    note: expect.stringContaining('three attempts'),
  });
});

test.each([
  ['CERTIFIED_MAIL', 'GA', true],
  ['POST_AND_MAIL', 'GA', false],
  [null, 'GA', false],
  // Where no rule is known nothing can be outside of it.
  ['CERTIFIED_MAIL', 'MD', false],
] as const)('%s in %s is outside of the rules: %s', (way, state, outside) => {
  expect(isOutside(rulesOn(rulesOf(state), today), way)).toBe(outside);
});

test.each([
  ['GA', 'O.C.G.A. § 44-7-51(a)'],
  ['CA', 'Cal. Code Civ. Proc. § 415.10; § 415.20(b); § 415.45; § 415.30; § 415.40; § 415.50'],
  ['NV', 'NRS 40.300(2); JCRCP 4'],
  ['AZ', 'Ariz. R.P. Eviction Actions 5(f); Ariz. R. Civ. P. 4.1(d); A.R.S. § 33-1377'],
])('%s names its code once', (state, cites) => {
  expect(citesOf(rulesOn(rulesOf(state), today))).toBe(cites);
});

const served = { serviceMethod: 'CERTIFIED_MAIL', serviceResult: 'SERVED', servedOn: '2026-11-20' } as const;
const details = { serviceRules: rulesOf('GA'), filedOn: '2026-11-16' };

test.each([
  ['served', served, true],
  ['out with the officer', { ...served, serviceResult: null, servedOn: null }, true],
  ['served as the statute says', { ...served, serviceMethod: 'PERSONAL' }, false],
  ['not reached', { ...served, serviceResult: 'FAILED', servedOn: null }, false],
  ['served with the notice, before the case was filed', { ...served, servedOn: '2026-11-13' }, false],
  ['not served yet', { serviceMethod: null, serviceResult: null, servedOn: null }, false],
] as const)('a defendant who is %s', (_, tenant, isSaid) => {
  expect(outsideOf(tenant, details, today) !== null).toBe(isSaid);
});
