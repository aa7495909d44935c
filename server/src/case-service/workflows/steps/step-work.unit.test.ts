import { expect, test } from 'vitest';
import { dueOf } from './step-work.ts';

const closed = ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'];
const due = (startedAt: string, slaHours?: number) =>
  dueOf(
    { slaHours },
    {
      startedAt: new Date(startedAt),
      lawDays: {},
      timeZone: 'America/New_York',
      isOpen: (day) => !closed.includes(day),
    },
  )?.toISOString() ?? null;

test.each([
  ['on an open day', '2026-11-24T15:00:00Z', 24, '2026-11-25T15:00:00.000Z'],
  ['not on a Saturday after a holiday', '2026-11-27T21:46:00Z', 24, '2026-11-30T21:46:00.000Z'],
  [
    'late in the evening at the court, already tomorrow in Greenwich',
    '2026-11-25T20:00:00Z',
    8,
    '2026-11-26T04:00:00.000Z',
  ],
  ['never without hours', '2026-11-27T21:46:00Z', undefined, null],
])('a step is due %s', (_what, startedAt, slaHours, wanted) => {
  expect(due(startedAt, slaHours)).toBe(wanted);
});
