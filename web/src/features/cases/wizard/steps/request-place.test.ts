import { expect, test } from 'vitest';
import { requestPlace } from './request-place.ts';

test.each([
  ['FIELD', 'caseEviction.claimedCents', { step: 'reason', path: 'claimedCents' }],
  ['FIELD', 'Day of the notice', { step: 'notice', path: 'noticeServedOn' }],
  ['FIELD', 'tenants.0.lastName', { step: 'tenants', path: 'tenants.0.lastName' }],
  ['FIELD', 'Who else lives there?', null],
  ['DOCUMENT', 'The signed lease, all pages', { step: 'documents', path: 'documents.LEASE' }],
  ['DOCUMENT', 'Prueba del aviso', { step: 'notice', path: 'documents.NOTICE_PROOF' }],
  ['DOCUMENT', 'Lease', { step: 'documents', path: 'documents.LEASE' }],
  ['DOCUMENT', 'Notice proof', { step: 'notice', path: 'documents.NOTICE_PROOF' }],
  ['DOCUMENT', 'The letter of the housing authority', { step: 'documents', path: 'documents.OTHER' }],
] as const)('a %s request for “%s” is answered there', (kind, item, place) => {
  expect(requestPlace({ kind, item })).toEqual(place);
});
