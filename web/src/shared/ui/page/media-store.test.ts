import { afterEach, expect, test, vi } from 'vitest';
import { followMedia, holdLayout, mediaMatches } from './media-store.ts';

afterEach(() => vi.unstubAllGlobals());

/** A window whose width a test changes. */
function someWindow() {
  const listeners = new Set<() => void>();
  let isNarrow = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isNarrow;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return {
    narrow(next: boolean) {
      isNarrow = next;
      for (const listener of listeners) listener();
    },
    listeners,
  };
}

test('the layout follows the window, and waits while a dialog is open', () => {
  const window = someWindow();
  const heard = vi.fn();
  const end = followMedia('(narrow)', heard);
  expect(mediaMatches('(narrow)')).toBe(false);
  window.narrow(true);
  expect(mediaMatches('(narrow)')).toBe(true);
  window.narrow(false);
  expect(mediaMatches('(narrow)')).toBe(false);
  const [first, second] = [holdLayout(), holdLayout()];
  window.narrow(true);
  expect(mediaMatches('(narrow)'), 'a dialog is open').toBe(false);
  heard.mockClear();
  first();
  first();
  expect(mediaMatches('(narrow)'), 'another one is still open').toBe(false);
  second();
  expect(heard, 'the page follows once the last is closed').toHaveBeenCalledTimes(1);
  expect(mediaMatches('(narrow)')).toBe(true);
  end();
  expect(window.listeners.size).toBe(0);
});
