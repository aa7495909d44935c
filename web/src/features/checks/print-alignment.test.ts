import { expect, test } from 'vitest';
import { keepAlignment, keptAlignment } from './print-alignment.ts';

const storeOf = (kept: string | null = null) => {
  let value = kept;
  return {
    getItem: () => value,
    setItem: (_: string, next: string) => {
      value = next;
    },
  };
};

const STRAIGHT = { sheet: 'VOUCHER', rightInches: 0, downInches: 0 };

test('the alignment of a printer is kept, and what nobody can have entered is none', () => {
  const store = storeOf();
  expect(keptAlignment(store)).toEqual(STRAIGHT);
  keepAlignment({ sheet: 'THREE', rightInches: 0.125, downInches: -0.25 }, store);
  expect(keptAlignment(store)).toEqual({ sheet: 'THREE', rightInches: 0.125, downInches: -0.25 });
  for (const kept of ['no JSON', '{"rightInches":4}', '[]', 'null'])
    expect(keptAlignment(storeOf(kept))).toEqual(STRAIGHT);
});
