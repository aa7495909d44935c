import { expect, test } from 'vitest';
import { tenderEnd } from './tender-end.ts';

const dates = [
  { event: 'ANSWER_DUE', date: '2026-11-06', done: null },
  { event: 'TENDER_DUE', date: '2026-11-09', done: null },
] as const;

test('the time to end a case by paying is over the day after its last', () => {
  expect(tenderEnd(dates, '2026-11-09')).toBeNull();
  expect(tenderEnd(dates, '2026-11-10')).toBe('2026-11-09');
  expect(tenderEnd([], '2026-11-10')).toBeNull();
  const judged = { by: 'judged', day: '2026-11-09' } as const;
  expect(tenderEnd([{ event: 'TENDER_DUE', date: '2026-11-09', done: judged }], '2026-11-10')).toBeNull();
});
