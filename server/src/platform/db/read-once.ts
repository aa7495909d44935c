import type { Kysely } from 'kysely';
import type { DB } from './schema.ts';

/** What each transaction, or each handle on the data, has read already. */
const known = new WeakMap<Kysely<DB>, { keeps: boolean; reads: Map<unknown, Promise<unknown>> }>();

const readsOf = (db: Kysely<DB>) => {
  const own = known.get(db) ?? { keeps: false, reads: new Map<unknown, Promise<unknown>>() };
  known.set(db, own);
  return own;
};

/** From now on what is read once of it is kept: a transaction ends soon, and what it has read is what it decides by. */
export function keepReads(db: Kysely<DB>): void {
  readsOf(db).keeps = true;
}

/**
 * Reads what several ask for in one request. In a transaction it is read once; elsewhere those share it who ask at the same time.
 * It is only for what the transaction itself doesn't change.
 * @param key names what is read, and of what: a function, or a text that nothing else uses.
 */
export function readOnce<T>(db: Kysely<DB>, key: unknown, read: () => Promise<T>): Promise<T> {
  const { keeps, reads } = readsOf(db);
  const before = reads.get(key);
  if (before) return before as Promise<T>;
  const reading = read();
  reads.set(key, reading);
  const forget = () => reads.delete(key);
  if (keeps) reading.catch(forget);
  else reading.then(forget, forget);
  return reading;
}
