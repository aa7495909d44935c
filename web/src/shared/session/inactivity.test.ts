import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inactivityLimitMs, watchInactivity } from './inactivity.ts';

const minute = 60_000;
/** What the tabs of one browser share. */
let shared: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000_000 });
  shared = new Map();
});
afterEach(() => vi.useRealTimers());

function openTab() {
  const target = new EventTarget();
  const onIdle = vi.fn();
  const onActive = vi.fn();
  const stop = watchInactivity(
    { onIdle, onActive },
    {
      target: target as Window,
      store: {
        getItem: (key) => shared.get(key) ?? null,
        setItem: (key, value) => void shared.set(key, value),
      },
      now: Date.now,
      setTimer: (run, delayMs) => setTimeout(run, delayMs),
      clearTimer: (timer) => clearTimeout(timer as NodeJS.Timeout),
    },
  );
  return { onIdle, onActive, stop, sign: (type: string) => target.dispatchEvent(new Event(type)) };
}

test('an hour without a sign of life ends it, and not a minute less', () => {
  const tab = openTab();
  vi.advanceTimersByTime(inactivityLimitMs - minute);
  expect(tab.onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(minute);
  expect(tab.onIdle).toHaveBeenCalledOnce();
});

test.each(['pointermove', 'keydown', 'click', 'scroll'])('%s starts the hour again', (type) => {
  const tab = openTab();
  vi.advanceTimersByTime(50 * minute);
  tab.sign(type);
  vi.advanceTimersByTime(50 * minute);
  expect(tab.onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10 * minute);
  expect(tab.onIdle).toHaveBeenCalledOnce();
});

test('work in one tab keeps the others signed in; idle, they all end', () => {
  const [one, other] = [openTab(), openTab()];
  vi.advanceTimersByTime(50 * minute);
  one.sign('keydown');
  vi.advanceTimersByTime(50 * minute);
  expect(other.onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10 * minute);
  expect(one.onIdle).toHaveBeenCalledOnce();
  expect(other.onIdle).toHaveBeenCalledOnce();
});

test('the first touch after a computer has slept for more than an hour ends it', () => {
  const tab = openTab();
  // The clock went on, the timers did not.
  vi.setSystemTime(Date.now() + inactivityLimitMs);
  tab.sign('pointermove');
  expect(tab.onIdle).toHaveBeenCalledOnce();
});

test('each sign of life is reported where it was given, at most once a second', () => {
  const [one, other] = [openTab(), openTab()];
  expect(one.onActive).not.toHaveBeenCalled();
  vi.advanceTimersByTime(minute);
  for (let count = 0; count < 5; count += 1) one.sign('pointermove');
  expect(one.onActive).toHaveBeenCalledOnce();
  expect(other.onActive).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + inactivityLimitMs);
  one.sign('pointermove');
  expect(one.onActive).toHaveBeenCalledOnce();
});

test('stopped, it says nothing', () => {
  const tab = openTab();
  tab.stop();
  vi.advanceTimersByTime(2 * inactivityLimitMs);
  expect(tab.onIdle).not.toHaveBeenCalled();
});
