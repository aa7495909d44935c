import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { openSealedStorage } from './sealed-storage.ts';
import { someStorage } from './some-storage.fixture.ts';

const someKey = () => randomBytes(32).toString('base64');
const PREFIX = 'writdesk.typing.3.ada@example.com.';
const NAME = `${PREFIX}c1.t1`;
const TEXT = '{"typed":{"comment":"José, two children"}}';

const textIn = (store: Storage) =>
  Array.from({ length: store.length }, (_, at) => store.getItem(store.key(at) ?? '')).join();

test('what is kept can’t be read without the key, and is there again with it', async () => {
  const store = someStorage();
  const key = someKey();
  const sealed = await openSealedStorage(store, [key], [PREFIX]);
  sealed.setItem(NAME, TEXT);
  expect(sealed.getItem(NAME)).toBe(TEXT);
  await vi.waitFor(() => expect(store.length).toBe(1));
  expect(textIn(store)).toMatch(/^sealed\.1\.[A-Za-z0-9+/=]+$/);
  expect((await openSealedStorage(store, [key], [PREFIX])).getItem(NAME)).toBe(TEXT);
  expect((await openSealedStorage(store, [someKey(), key], [PREFIX])).getItem(NAME)).toBe(TEXT);

  const stranger = await openSealedStorage(store, [someKey()], [PREFIX]);
  expect(stranger.getItem(NAME)).toBeNull();
  expect(stranger.length).toBe(0);
  expect(store.length, 'and it stays for its person').toBe(1);
});

test('an entry under another’s name is not opened', async () => {
  const store = someStorage();
  const key = someKey();
  (await openSealedStorage(store, [key], [PREFIX])).setItem(NAME, TEXT);
  await vi.waitFor(() => expect(store.length).toBe(1));
  store.setItem(`${PREFIX}c2.t1`, store.getItem(NAME) ?? '');
  expect((await openSealedStorage(store, [key], [PREFIX])).getItem(`${PREFIX}c2.t1`)).toBeNull();
});

test('the last text stands, and what was removed meanwhile does not come back', async () => {
  const store = someStorage();
  const key = someKey();
  const sealed = await openSealedStorage(store, [key], [PREFIX]);
  for (let at = 0; at < 20; at++) sealed.setItem(NAME, `${at}`);
  sealed.setItem(`${PREFIX}c2.t1`, TEXT);
  sealed.removeItem(`${PREFIX}c2.t1`);
  await vi.waitFor(() => expect(store.length).toBe(1));
  const again = await openSealedStorage(store, [key], [PREFIX]);
  expect(again.getItem(NAME)).toBe('19');
  expect(again.getItem(`${PREFIX}c2.t1`)).toBeNull();
});

test('an entry that an earlier version left open is read and sealed', async () => {
  const store = someStorage(new Map([[NAME, TEXT]]));
  const sealed = await openSealedStorage(store, [someKey()], [PREFIX]);
  expect(sealed.getItem(NAME)).toBe(TEXT);
  await vi.waitFor(() => expect(textIn(store)).not.toContain('José'));
});
