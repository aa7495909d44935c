import { expect, test } from 'vitest';
import { fieldOfPath, isStep, stepAfter, stepBefore, stepOfPath } from './steps.ts';

test.each([
  ['propertyId', 'property'],
  ['courthouseId', 'property'],
  ['caseEviction.occupied', 'property'],
  ['tenants', 'tenants'],
  ['tenants.0.lastName', 'tenants'],
  ['tenantAddress', 'tenants'],
  ['tenantAddress.zipCode', 'tenants'],
  ['caseEviction.reasons', 'reason'],
  ['caseEviction.claimedCents', 'reason'],
  ['caseEviction.ledger', 'reason'],
  ['caseEviction.noticeMethod', 'notice'],
  ['caseEviction.caresCovered', 'notice'],
  ['documents.NOTICE_PROOF', 'notice'],
  ['documents.LEASE', 'documents'],
  ['comment', 'documents'],
  ['attestedBy', 'review'],
  ['duplicateAck', 'review'],
  ['somethingNew', 'review'],
])('%s is asked in the step %s', (path, step) => expect(stepOfPath(path)).toBe(step));

test('the server’s path is the form’s field', () => {
  expect(fieldOfPath('caseEviction.noticeType')).toBe('noticeType');
  expect(fieldOfPath('tenants.1.email')).toBe('tenants.1.email');
});

test('the steps follow one another and end', () => {
  expect(stepBefore('property')).toBeNull();
  expect(stepAfter('property')).toBe('tenants');
  expect(stepAfter('review')).toBe('review');
  expect(isStep('notice')).toBe(true);
  expect(isStep('other')).toBe(false);
});
