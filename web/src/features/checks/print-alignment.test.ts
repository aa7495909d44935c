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

const STRAIGHT = { sheet: 'VOUCHER', bankAccountId: null, rightInches: 0, downInches: 0 };

test('the alignment of a printer is kept, and what nobody can have entered is none', () => {
  const store = storeOf();
  expect(keptAlignment(store)).toEqual(STRAIGHT);
  const setup = {
    sheet: 'THREE' as const,
    bankAccountId: '0199f0f0-0000-7000-8000-000000000001',
    rightInches: 0.125,
    downInches: -0.25,
  };
  keepAlignment(setup, store);
  expect(keptAlignment(store)).toEqual(setup);
  for (const kept of ['no JSON', '{"rightInches":4}', '[]', 'null'])
    expect(keptAlignment(storeOf(kept))).toEqual(STRAIGHT);
});
