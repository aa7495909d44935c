import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, toastStore } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
  toast.clear();
});
afterEach(() => vi.useRealTimers());

test('each kind has its own title, and a given one goes before it', () => {
  toast.success('Saved');
  toast.info('Answer is due', { title: 'Filed in Fulton' });
  expect(toastStore.shown().map(({ title }) => title)).toEqual(['Success', 'Filed in Fulton']);
  toast.warning('38 of 40 sent');
  toast.error('The docket is full.');
  vi.advanceTimersByTime(300);
  expect(toastStore.shown().map(({ title }) => title)).toEqual(['Warning', 'Oops!']);
});

test('two at most, the newest stay', () => {
  for (const text of ['one', 'two', 'three']) toast.info(text);
  expect(toastStore.shown().map(({ text }) => text)).toEqual(['two', 'three']);
});

test('what is said again takes the place of what it repeats', () => {
  toast.info('one');
  toast.success('two');
  const [, before] = toastStore.shown();
  toast.info('one');
  expect(toastStore.shown().map(({ text }) => text)).toEqual(['two', 'one']);
  toast.success('two');
  expect(toastStore.shown().map(({ text }) => text)).toEqual(['one', 'two']);
  expect(toastStore.shown().at(-1)?.id).not.toBe(before?.id);
});

test('errors within 300 ms become one', () => {
  toast.error('first');
  vi.advanceTimersByTime(299);
  toast.error('second');
  vi.advanceTimersByTime(299);
  expect(toastStore.shown()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(toastStore.shown().map(({ text }) => text)).toEqual(['second']);
});
