import { expect, test } from 'vitest';
import { isInAnswerWindow } from './answer-window.ts';

test.each([
  ['2026-07-19', true],
  ['2026-07-20', true],
  ['2026-07-21', false],
])('with the answer due on July 20, a hearing on %s is too early: %s', (hearingDate, isEarly) => {
  expect(isInAnswerWindow(hearingDate, '2026-07-20')).toBe(isEarly);
});
