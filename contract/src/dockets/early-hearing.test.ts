import { expect, test } from 'vitest';
import { earlyHearing, type HearingLimits } from './early-hearing.ts';

const free: HearingLimits = { isUnserved: false, answerDueOn: null, from: null, to: null };
const answered = { answerDueOn: '2026-07-20' };
const window = { from: '2026-07-10', to: '2026-07-21' };
test.each<[string, Partial<HearingLimits>, string, string | undefined]>([
  ['that nothing limits', {}, '2026-07-21', undefined],
  ['before anybody is served', { isUnserved: true, ...answered }, '2026-07-21', 'hearing_before_service'],
  ['while the tenant may still answer', answered, '2026-07-19', 'hearing_in_answer_time'],
  ['on the last day to answer', answered, '2026-07-20', 'hearing_in_answer_time'],
  ['after it', answered, '2026-07-21', undefined],
  ['before the first day of the law', window, '2026-07-09', 'hearing_too_soon'],
  ['on the first day of the law', window, '2026-07-10', undefined],
  ['on its last day', window, '2026-07-21', undefined],
  ['after its last day', window, '2026-07-22', 'hearing_too_late'],
])('a hearing %s', (_when, limits, day, code) => {
  expect(earlyHearing({ ...free, ...limits }, day)?.code).toBe(code);
});
