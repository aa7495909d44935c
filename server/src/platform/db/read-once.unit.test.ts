import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { keepReads, readOnce } from './read-once.ts';
import type { DB } from './schema.ts';

/** Nothing is asked of it: it only says whose reads they are. */
const handle = () => ({}) as Kysely<DB>;

function counted() {
  let times = 0;
  return {
    read: async () => (times += 1),
    get times() {
      return times;
    },
  };
}

test('a transaction reads it once until its end', async () => {
  const db = handle();
  keepReads(db);
  const law = counted();
  await readOnce(db, 'law', law.read);
  await readOnce(db, 'law', law.read);
  expect(law.times).toBe(1);
});

test('elsewhere those share it who ask at the same time; who asks later reads what holds then', async () => {
  const db = handle();
  const law = counted();
  await Promise.all([readOnce(db, 'law', law.read), readOnce(db, 'law', law.read)]);
  expect(law.times).toBe(1);
  expect(await readOnce(db, 'law', law.read)).toBe(2);
});

test('neither another handle nor another key shares it', async () => {
  const law = counted();
  const [one, other] = [handle(), handle()];
  await Promise.all([
    readOnce(one, 'law', law.read),
    readOnce(other, 'law', law.read),
    readOnce(one, 'x', law.read),
  ]);
  expect(law.times).toBe(3);
});

test('a read that failed is tried again', async () => {
  const db = handle();
  keepReads(db);
  await expect(readOnce(db, 'law', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await readOnce(db, 'law', async () => 'found')).toBe('found');
});
