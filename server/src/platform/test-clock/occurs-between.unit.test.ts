import { expect, test } from 'vitest';
import { occursBetween } from './occurs-between.ts';

const at = (instant: string) => new Date(instant);

test.each([
  ['30 2 * * *', 'UTC', '2027-01-04T00:00:00Z', '2027-01-04T02:29:59Z', false],
  ['30 2 * * *', 'UTC', '2027-01-04T00:00:00Z', '2027-01-04T02:30:00Z', true],
  // The moment itself was there before.
  ['30 2 * * *', 'UTC', '2027-01-04T02:30:00Z', '2027-01-05T02:29:00Z', false],
  ['0 7 * * 1', 'UTC', '2027-01-04T08:00:00Z', '2027-01-10T23:00:00Z', false],
  ['0 7 * * 1', 'UTC', '2027-01-04T08:00:00Z', '2027-02-01T00:00:00Z', true],
  ['0 7 * * *', 'America/New_York', '2027-01-04T07:30:00Z', '2027-01-04T11:59:00Z', false],
  ['0 7 * * *', 'America/New_York', '2027-01-04T07:30:00Z', '2027-01-04T12:00:00Z', true],
])('%s in %s, from %s to %s: %s', (cron, timeZone, after, until, does) => {
  expect(occursBetween({ cron, timeZone }, at(after), at(until))).toBe(does);
});
