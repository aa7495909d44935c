import { expect, test } from 'vitest';
import { hiddenEnds } from './use-hidden-ends.ts';

test.each([
  ['all of it fits', 0, 1168, { start: false, end: false }],
  ['it stands at its beginning', 0, 1000, { start: false, end: true }],
  ['it stands in the middle', 60, 1000, { start: true, end: true }],
  ['it stands at its end', 168, 1000, { start: true, end: false }],
  ['a part of a pixel is nothing', 0, 1167, { start: false, end: false }],
])('%s', (_what, scrollLeft, clientWidth, ends) =>
  expect(hiddenEnds({ scrollLeft, clientWidth, scrollWidth: 1168 })).toEqual(ends),
);
