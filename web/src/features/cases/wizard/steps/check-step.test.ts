import { fault } from '@writdesk/contract/sentences/fault';
import { expect, test } from 'vitest';
import { translate } from '../../../../shared/i18n/translate.ts';
import { secondId, someTenant, someValues } from '../draft/a-case.fixture.ts';
import { stepFaults } from './check-step.ts';
import { blankLine, type DraftValues } from '../draft/draft-values.ts';
import { faultMessages } from './fault-messages.ts';
import { faultsOf } from './submit-faults.ts';
import type { StepName } from '../../../../labels/case/steps.ts';

const t = (key: keyof (typeof faultMessages)['en'], values?: Record<string, string | number>) =>
  translate(faultMessages, key, values, 'en');

const faultsIn = (
  step: StepName,
  values: Partial<DraftValues>,
  documentKinds: string[] = [],
  hasUnits = false,
) => stepFaults(step, { values: someValues(values), documentKinds, hasUnits, choosesCompany: false }, t);

const rent = { ...blankLine(), amountCents: 224_300 };

test('each question follows from the one before it', () => {
  expect(Object.keys(faultsIn('property', {}))).toEqual(['propertyId']);
  expect(Object.keys(faultsIn('property', { propertyId: secondId }))).toEqual(['countyId']);
  expect(Object.keys(faultsIn('property', { propertyId: secondId, countyId: secondId }))).toEqual([
    'courthouseId',
  ]);
  expect(faultsIn('property', { propertyId: secondId, countyId: secondId, courthouseId: secondId })).toEqual(
    {},
  );
});

test('an adult with both names, wherever the row stands', () => {
  expect(Object.keys(faultsIn('tenants', {}))).toEqual(['tenants']);
  const minor = someTenant({ isMinor: true });
  expect(Object.keys(faultsIn('tenants', { tenants: [minor] }))).toEqual(['tenants']);
  const nameless = someTenant({ id: secondId, lastName: '' });
  expect(Object.keys(faultsIn('tenants', { tenants: [someTenant(), nameless] }))).toEqual([
    'tenants.1.lastName',
  ]);
});

test.each([
  ['a name in figures', { firstName: '1234<script>' }, ['tenants.0.firstName']],
  ['a phone that is none', { phone: 'abc' }, ['tenants.0.phone']],
  ['one name that nobody said is the whole', { firstName: '' }, ['tenants.0.firstName']],
  ['one name that somebody said is the whole', { firstName: '', hasOneName: true }, []],
  ['no name at all', { firstName: '', lastName: '', hasOneName: true }, ['tenants.0.lastName']],
])('%s', (_what, changes, paths) => {
  expect(Object.keys(faultsIn('tenants', { tenants: [someTenant(changes)] }))).toEqual(paths);
});

test('what cannot be read is named in its own field', () => {
  const tenants = [someTenant({ email: 'd@', ssn: { shown: null, typed: '12', removed: false } })];
  expect(faultsIn('tenants', { tenants })).toEqual({
    'tenants.0.email': t('giveEmail'),
    'tenants.0.ssn': t('giveSsn'),
  });
});

test('rent needs a claim and a ledger that agree', () => {
  expect(Object.keys(faultsIn('reason', { reasons: ['NONPAYMENT'] }))).toEqual(['claimedCents', 'ledger']);
  expect(faultsIn('reason', { reasons: ['NONPAYMENT'], claimedCents: 231_800, ledger: [rent] })).toEqual({
    claimedCents: 'The ledger shows $2,243.00 and the claim $2,318.00. Correct one of them.',
  });
  expect(faultsIn('reason', { reasons: ['NONPAYMENT'], claimedCents: 224_300, ledger: [rent] })).toEqual({});
  expect(Object.keys(faultsIn('reason', { reasons: ['OTHER'] }))).toEqual(['reasonText']);
});

test('a notice needs type, day, way and proof; an intruder gets none', () => {
  const asked = Object.keys(faultsIn('notice', { reasons: ['NONPAYMENT'] }));
  expect(asked).toEqual([
    'noticeType',
    'noticeServedOn',
    'noticeMethod',
    'caresCovered',
    'documents.NOTICE_PROOF',
  ]);
  expect(Object.keys(faultsIn('notice', { reasons: ['SQUATTER'], caresCovered: 'UNKNOWN' }))).toEqual([
    'caresCovered',
  ]);
});

test('a notice may ask less than the ledger, not more', () => {
  const values = { caresCovered: 'NO', ledger: [rent] } as const;
  expect(faultsIn('notice', { ...values, noticeAmountCents: 231_800 })).toEqual({
    noticeAmountCents: 'The ledger shows $2,243.00. Correct this, or go back and correct the ledger.',
  });
  expect(faultsIn('notice', { ...values, noticeAmountCents: 200_000 })).toEqual({});
});

test('the server’s faults stand under the form’s fields, in the form’s words where it has them', () => {
  const errors = [
    { path: 'caseEviction.reasons', ...fault('reasons_missing'), message: 'Choose at least one reason.' },
    {
      path: 'documents.W9',
      ...fault('document_missing'),
      message: 'Add this document; the workflow asks for it.',
    },
  ];
  const local = { reasons: 'Elija al menos un motivo.' };
  expect(faultsOf(errors, { record: null, values: someValues(), local })).toEqual({
    reasons: 'Elija al menos un motivo.',
    'documents.W9': 'Add this document; the workflow asks for it.',
  });
});

test('a property of many needs its unit, before the step counts as done', () => {
  const place = { propertyId: secondId, countyId: secondId, courthouseId: secondId };
  expect(faultsIn('property', place, [], true)).toEqual({
    unitLabel: 'Enter the unit: the property has more than one.',
  });
  expect(faultsIn('property', { ...place, unitLabel: ' ' }, [], true)).toHaveProperty('unitLabel');
  expect(faultsIn('property', { ...place, unitLabel: '16B' }, [], true)).toEqual({});
  expect(faultsIn('property', place)).toEqual({});
});
