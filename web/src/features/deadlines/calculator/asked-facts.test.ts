import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deadlineEvents } from '@writdesk/contract/deadlines/deadline-values';
import { rulePackContent, triggers } from '@writdesk/contract/rule-packs/rule-rows';
import { describe, expect, test } from 'vitest';
import { states } from '../../../labels/law/states.ts';
import { askedFacts, factsOf } from './asked-facts.ts';

const folder = join(import.meta.dirname, '../../../../../server/seed/reference/rule-packs');
const packs = readdirSync(folder).map((file) =>
  rulePackContent.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
);

test('the states that can be chosen are those that a rule pack is there for', () => {
  const packed = packs.map(({ state }) => state).filter((state) => state !== 'US');
  expect(Object.keys(states).sort()).toEqual(packed.sort());
});

describe.each(deadlineEvents)('%s', (event) => {
  const rules = packs.flatMap(({ deadlines }) => deadlines).filter((rule) => rule.event === event);
  test('every fact that a rule of some state needs can be asked for', () => {
    const needed = rules.flatMap((rule) => {
      const { tenancyMonths, known = [], ...plain } = rule.appliesIf ?? {};
      return [
        rule.mode === 'HOURS' ? ('writPostedAt' as const) : triggers[rule.from],
        ...(Object.keys(plain) as (keyof typeof plain)[]),
        ...known,
        ...(tenancyMonths ? (['leaseFrom', 'noticeServedOn'] as const) : []),
        ...(rule.endsWithRentPeriod ? (['rentPeriodEndsOn'] as const) : []),
        ...(rule.mail ? (['serviceMethod'] as const) : []),
        ...(rule.effectiveFrom || rule.effectiveTo ? rule.governedBy : []),
      ];
    });
    const lacking = [...new Set(needed)].filter((name) => !factsOf(event).includes(name));
    expect(lacking).toEqual([]);
  });
});

const names = (...given: Parameters<typeof askedFacts>) =>
  askedFacts(...given).map(({ name, optional }) => (optional ? `${name}?` : name));

test('what every state needs is asked for at once, the rest when the answer names it', () => {
  expect(names('ANSWER_DUE', {}, [])).toEqual([]);
  expect(names('ANSWER_DUE', {}, ['servedOn', 'reason'])).toEqual(['servedOn', 'reason']);
  expect(names('APPEAL_DUE', {}, ['judgmentOn'])).toEqual(['judgmentOn', 'entryServedOn?']);
});

test('what an answer went without is optional, and nothing is before the first answer', () => {
  const given = { noticeServedOn: '2026-11-25' };
  expect(names('NOTICE_EXPIRES', given, null).slice(0, 4)).toEqual([
    'noticeServedOn',
    'reason',
    'noticeType',
    'caresCovered',
  ]);
  expect(names('NOTICE_EXPIRES', given, ['noticeType'])).toContain('reason?');
  expect(names('NOTICE_EXPIRES', given, ['noticeType'])).toContain('noticeType');
});

test('a fact that was given stays though it is no longer missing', () => {
  expect(names('ANSWER_DUE', { servedOn: '2026-07-01' }, [])).toEqual(['servedOn']);
});

test('the day of arrival follows a mailed notice, a renewal follows the lease', () => {
  const given = { noticeServedOn: '2026-07-01', serviceMethod: 'CERTIFIED_MAIL' };
  expect(names('NOTICE_EXPIRES', given, ['leaseFrom'])).toEqual([
    'noticeServedOn',
    'reason?',
    'noticeType?',
    'caresCovered?',
    'leaseFrom',
    'serviceMethod?',
    'noticeReceivedOn?',
    'leaseRenewedOn?',
  ]);
});
