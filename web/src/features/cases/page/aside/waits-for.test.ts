import { expect, test } from 'vitest';
import { waitsFor } from './waits-for.ts';

test.each([
  ['SENT_FOR_SERVING', 'OUT', 'RETURN_DUE', 'SENT_FOR_SERVING'],
  ['SENT_FOR_SERVING', 'PARTIAL', 'RETURN_DUE', 'SENT_FOR_SERVING'],
  ['SENT_FOR_SERVING', 'COMPLETE', 'DOCKET_DUE', 'DOCKET_DUE'],
  ['SENT_FOR_SERVING', 'COMPLETE', 'FILING_DUE', 'FILING_DUE'],
  ['FILED', 'COMPLETE', 'DOCKET_DUE', 'DOCKET_DUE'],
  ['FILED', 'NONE', 'SERVING_DUE', 'FILED'],
  ['ON_DOCKET', 'COMPLETE', 'HEARING', 'ON_DOCKET'],
  ['AWAITING_JUDGMENT', 'COMPLETE', 'JUDGMENT_DUE', 'AWAITING_JUDGMENT'],
  ['AWAITING_JUDGMENT', 'COMPLETE', 'STIPULATION_DUE', 'STIPULATION'],
] as const)('%s, service %s, next %s: waits for %s', (status, serviceStage, nextDateKind, waits) => {
  expect(waitsFor({ status, serviceStage, nextDateKind, writs: [] })).toBe(waits);
});

test.each([
  ['LOCKOUT_SCHEDULED', 'EXECUTED', 'CLOSE'],
  ['WRIT_ISSUED', 'EXECUTED', 'CLOSE'],
  ['LOCKOUT_SCHEDULED', 'POSTED', 'LOCKOUT_SCHEDULED'],
  ['CLOSED', 'EXECUTED', 'CLOSED'],
] as const)('%s with a writ that is %s waits for %s', (status, writ, waits) => {
  const served = { serviceStage: 'COMPLETE', nextDateKind: null } as const;
  expect(waitsFor({ status, ...served, writs: [{ status: writ }] })).toBe(waits);
});
