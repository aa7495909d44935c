import { expect, test } from 'vitest';
import { presentView, viewDays, viewKeys } from './views.ts';

test('each view is known again by its days', () => {
  for (const view of viewKeys) expect(presentView(viewDays(view, '2026-07-21'), '2026-07-21')).toBe(view);
});

test('days of one’s own choice are no view', () => {
  expect(presentView({ nextFrom: '2026-07-01', nextTo: '', from: '', to: '' }, '2026-07-21')).toBeNull();
});
