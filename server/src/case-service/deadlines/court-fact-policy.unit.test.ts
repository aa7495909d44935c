import { expect, test } from 'vitest';
import { courtFactFaults, type FactGround } from './court-fact-policy.ts';

const ground: FactGround = {
  recorded: { writIssuedOn: '2026-03-06' },
  noticeServedOn: '2026-01-05',
  filedOn: '2026-01-12',
  judgmentOn: '2026-02-20',
  outcome: 'POSSESSION_ONLY',
  now: '2026-11-20T12:00',
  timeZone: 'America/Chicago',
};

test.each([
  ['that the clock skips', '2026-03-08T02:30', 'America/Chicago', ['facts.writPostedAt']],
  ['after it', '2026-03-08T03:00', 'America/Chicago', []],
  ['that comes twice', '2026-11-01T01:30', 'America/Chicago', []],
  ['where no clock is moved', '2026-03-08T02:30', 'America/Phoenix', []],
])('an hour %s', (_, writPostedAt, timeZone, faults) => {
  const found = courtFactFaults({ ...ground, timeZone }, { writPostedAt }, null);
  expect(found.map(({ path }) => path)).toEqual(faults);
});
