import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['plain text', 'Kestrel Row', 7, 'Kestrel'],
  ['a pair at the cut', 'Row 👍 here', 5, 'Row '],
  ['a pair before the cut', 'Row 👍 here', 6, 'Row 👍'],
  ['a text that is short enough', 'Row 👍', 60, 'Row 👍'],
])('%s is cut to what can be kept', (_, text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});
