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
] as const)('%s, service %s, next %s: waits for %s', (status, serviceStage, nextDateKind, waits) => {
  expect(waitsFor({ status, serviceStage, nextDateKind })).toBe(waits);
});
