import { expect, test } from 'vitest';
import { someStorage } from './some-storage.fixture.ts';
import { otherTabs, settleTab } from './this-tab.ts';

/** The locks of a browser; `free` lets go of all, as when their pages end. */
function someLocks() {
  const held = new Map<string, () => void>();
  const request = (name: string, { signal }: LockOptions, work: () => Promise<unknown>) =>
    new Promise((_, reject) => {
      const take = () => {
        held.set(name, () => {});
        void work();
      };
      if (!held.has(name)) return take();
      held.set(name, take);
      signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
    });
  const query = async () => ({ held: [...held.keys(), 'writdesk.sign-out'].map((name) => ({ name })) });
  const free = () => {
    const waiting = [...held.values()];
    held.clear();
    for (const take of waiting) take();
  };
  return { locks: { request, query } as unknown as LockManager, free };
}

test('a tab is the same after a reload, also while the page before still holds its lock', async () => {
  const { locks, free } = someLocks();
  const storage = someStorage();
  const id = await settleTab(storage, locks);
  const again = settleTab(storage, locks);
  free();
  expect(await again).toBe(id);
});

test('the copy of an open tab is another tab, and each sees the other', async () => {
  const { locks } = someLocks();
  const storage = someStorage();
  const first = await settleTab(storage, locks);
  const copy = await settleTab(storage, locks, 1);
  expect(copy).not.toBe(first);
  expect([...(await otherTabs(first, locks))]).toEqual([copy]);
  expect([...(await otherTabs(copy, locks))]).toEqual([first]);
});

test('a tab that is gone is no longer among the others', async () => {
  const { locks, free } = someLocks();
  const gone = await settleTab(someStorage(), locks);
  const id = await settleTab(someStorage(), locks);
  expect([...(await otherTabs(id, locks))]).toEqual([gone]);
  free();
  expect([...(await otherTabs(id, locks))]).toEqual([]);
});
