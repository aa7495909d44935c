import { expect, test } from 'vitest';
import { writStatuses, writStatusFacts } from './writ-status.ts';
import { writWaitFacts, writWaitOf } from './writ-waits.ts';

test('an open writ waits for somebody, an ended one for nobody', () => {
  for (const status of writStatuses)
    for (const clientConfirmedAt of [null, '2026-06-24T14:00:00.000Z'])
      expect(writWaitOf({ status, clientConfirmedAt }) !== null, status).toBe(writStatusFacts[status].open);
});

test('with the company until it answers, then for the attorney', () => {
  expect(writWaitOf({ status: 'SUBMITTED', clientConfirmedAt: null })).toBe('COMPANY');
  expect(writWaitOf({ status: 'SUBMITTED', clientConfirmedAt: '2026-06-24T14:00:00.000Z' })).toBe('ATTORNEY');
  // What the company answered before stays with a writ that comes back.
  expect(writWaitOf({ status: 'RESUBMIT_REQUESTED', clientConfirmedAt: '2026-06-24T14:00:00.000Z' })).toBe(
    'FIRM',
  );
  expect(Object.values(writWaitFacts).flatMap(({ statuses }) => statuses)).not.toContain('EXECUTED');
});
