import { expect, test } from 'vitest';
import {
  closureReasonFacts,
  closureReasons,
  conflictDenyReasons,
  denyReasonLabels,
  denyReasons,
  dismissReasonLabels,
  dismissReasons,
  reasonCodeFacts,
  reasonCodes,
} from './cases/case-reasons.ts';
import { evictionReasonCodes } from './eviction-reasons/eviction-reason-codes.ts';
import { evictionReasons } from './eviction-reasons/eviction-reasons.ts';
import { dismissalOutcomes, judgmentOutcomes, outcomeFacts } from './judgments/judgment-outcomes.ts';
import {
  noticeTypeLabels,
  noticeTypes,
  serviceMethodLabels,
  serviceMethods,
} from './notices/notice-types.ts';
import { propertyCategories, propertyCategoryFacts } from './properties/property-categories.ts';

test('outcomes: relief, finality, writ and victory as the practice counts them', () => {
  const told = judgmentOutcomes.map((outcome) => {
    const { relief, basis, final, writ, won } = outcomeFacts[outcome];
    const flags = [final ? 'final' : '', won ? 'won' : ''].filter(Boolean).join(' ');
    return `${outcome}: ${relief.join('+') || 'none'}, ${basis.join('/') || 'none'}, writ ${writ}, ${flags}`;
  });
  expect(told).toEqual([
    'POSSESSION_ONLY: POSSESSION, TRIAL, writ YES, final won',
    'POSSESSION_AND_MONEY: POSSESSION+MONEY, TRIAL, writ YES, final won',
    'MONEY_ONLY: MONEY, TRIAL/DEFAULT, writ NO, final won',
    'DEFAULT_POSSESSION: POSSESSION, DEFAULT, writ YES, final won',
    'DEFAULT_POSSESSION_AND_MONEY: POSSESSION+MONEY, DEFAULT, writ YES, final won',
    'CONSENT_JUDGMENT: POSSESSION, CONSENT, writ PER_TERMS, final won',
    'STIPULATED_STAY: none, CONSENT, writ AFTER_DEFAULT_AFFIDAVIT, ',
    'DISMISSED_WITHOUT_PREJUDICE: none, VOLUNTARY/COURT, writ NO, final',
    'DISMISSED_WITH_PREJUDICE: none, COURT/CONSENT, writ NO, final',
    'JUDGMENT_FOR_TENANT: none, TRIAL, writ NO, final',
    'SATISFIED: none, none, writ NO, final',
    'VACATED: none, COURT, writ NO, final',
    'CONTINUED: none, none, writ NO, ',
  ]);
  expect(judgmentOutcomes.filter((outcome) => outcome.startsWith('DISMISSED'))).toEqual([
    ...dismissalOutcomes,
  ]);
});

test('28 eviction reasons; each known notice; rent wants an amount; only other wants words', () => {
  expect(evictionReasonCodes).toHaveLength(28);
  expect(Object.keys(evictionReasons)).toEqual([...evictionReasonCodes]);
  for (const code of evictionReasonCodes) {
    const reason = evictionReasons[code];
    expect(reason.label).not.toBe('');
    for (const notice of reason.requiresNoticeTypes) expect(noticeTypes).toContain(notice);
    for (const state of reason.states) expect(state).toMatch(/^[A-Z]{2}$/);
  }
  const chosen = (ask: (code: (typeof evictionReasonCodes)[number]) => unknown) =>
    evictionReasonCodes.filter(ask);
  expect(chosen((code) => evictionReasons[code].requiresAmount)).toEqual([
    'NONPAYMENT',
    'COMMERCIAL_DEFAULT',
  ]);
  expect(chosen((code) => evictionReasons[code].requiresText)).toEqual(['OTHER']);
  expect(chosen((code) => evictionReasons[code].states.includes('AZ'))).toEqual([
    'REPEAT_VIOLATION',
    'IMMEDIATE_IRREPARABLE',
    'HEALTH_SAFETY',
    'FALSE_APPLICATION',
  ]);
  expect(chosen((code) => evictionReasons[code].states.includes('GA'))).toEqual([
    'TENANT_AT_SUFFERANCE',
    'TENANT_AT_WILL',
    'SQUATTER',
  ]);
});

test.each([
  ['notice types', noticeTypes, noticeTypeLabels, 17],
  ['service methods', serviceMethods, serviceMethodLabels, 12],
  ['property categories', propertyCategories, propertyCategoryFacts, 9],
  ['dismiss reasons', dismissReasons, dismissReasonLabels, 5],
  ['deny reasons', denyReasons, denyReasonLabels, 8],
  ['closure reasons', closureReasons, closureReasonFacts, 7],
  ['reasons to send back', reasonCodes, reasonCodeFacts, 21],
] as const)('%s are all labeled, each once', (_name, codes, facts, count) => {
  expect(codes).toHaveLength(count);
  expect(new Set<string>(codes).size).toBe(count);
  expect(Object.keys(facts)).toEqual([...codes]);
  const labels = Object.values(facts).map((fact: string | { label: string }) =>
    typeof fact === 'string' ? fact : fact.label,
  );
  expect(new Set(labels).size).toBe(count);
  for (const label of labels) expect(label.trim()).not.toBe('');
});

test('the four subsidized categories, and the two closures that name a day of possession', () => {
  expect(propertyCategories.filter((category) => propertyCategoryFacts[category].subsidized)).toEqual([
    'LIHTC',
    'VOUCHER',
    'PUBLIC_HOUSING',
    'USDA_RD',
  ]);
  expect(closureReasons.filter((reason) => closureReasonFacts[reason].requiresPossessionDate)).toEqual([
    'POSSESSION_RETURNED',
    'TENANT_VACATED',
  ]);
  expect(conflictDenyReasons).toEqual(['CONFLICT', 'DUPLICATE']);
});

test('a change of party, sum, notice or address is never clerical', () => {
  expect(reasonCodes.filter((code) => reasonCodeFacts[code].clerical)).toEqual([
    'DOCUMENT_UNREADABLE',
    'SIGNATURE_MISSING',
    'FEE_INCORRECT',
    'SERVICE_PACKET',
  ]);
});
