import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gather } from './gather.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function page() {
  let isHidden = false;
  let shown = () => {};
  return {
    isHidden: () => isHidden,
    onShown: (work: () => void) => (shown = work),
    hide: () => (isHidden = true),
    show: () => {
      isHidden = false;
      shown();
    },
  };
}

test('what comes in a quiet time is handed on at once, and what follows once in two seconds at most', () => {
  const given: number[][] = [];
  const add = gather<number>((all) => given.push([...all]), 2_000, page());
  add([1]);
  add([2]);
  vi.advanceTimersByTime(0);
  expect(given).toEqual([[1, 2]]);
  for (let n = 3; n < 13; n += 1) {
    add([n]);
    vi.advanceTimersByTime(300);
  }
  expect(given.map((all) => all.length)).toEqual([2, 7]);
  vi.advanceTimersByTime(2_000);
  expect(given.flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('a page that nobody looks at waits until somebody does', () => {
  const given: number[][] = [];
  const tab = page();
  const add = gather<number>((all) => given.push([...all]), 2_000, tab);
  tab.hide();
  add([1]);
  vi.advanceTimersByTime(60_000);
  add([2]);
  expect(given).toEqual([]);
  tab.show();
  vi.advanceTimersByTime(0);
  expect(given).toEqual([[1, 2]]);
});
