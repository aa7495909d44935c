import type { Notification } from '@writdesk/contract/notifications/notifications';
import { expect, test } from 'vitest';
import { byDayAndGroup } from './notification-days.ts';

const came = (id: string, group: Notification['group'], createdAt: string) =>
  ({ id, group, createdAt }) as Notification;

test('a day is the reader’s, and the group of its newest comes first', () => {
  const rows = [
    came('4', 'court', '2026-07-02T03:00:00Z'),
    came('3', 'money', '2026-07-01T16:00:00Z'),
    came('2', 'court', '2026-07-01T15:00:00Z'),
    came('1', null, '2026-06-30T15:00:00Z'),
  ];
  const shape = (zone: string) =>
    byDayAndGroup(rows, zone).map(({ day, groups }) => [
      day,
      ...groups.map(({ group, rows: own }) => `${group}: ${own.map(({ id }) => id).join()}`),
    ]);
  expect(shape('America/New_York')).toEqual([
    ['2026-07-01', 'court: 4,2', 'money: 3'],
    ['2026-06-30', 'null: 1'],
  ]);
  expect(shape('UTC')).toEqual([
    ['2026-07-02', 'court: 4'],
    ['2026-07-01', 'money: 3', 'court: 2'],
    ['2026-06-30', 'null: 1'],
  ]);
});
