/** One store of the browser for what must live without a connection: the keys, and what they seal. */
const NAME = 'writdesk-court-day';
const KEYS = 'keys';
const RECORDS = 'records';

/** What stands in the store: the name says kind, owner and id. */
export interface SealedRow {
  name: string;
  iv: Uint8Array;
  sealed: ArrayBuffer;
}

export interface KeptKeys {
  /** Whose they are. */
  owner: string;
  /** Can’t be read out; the first one seals, all of them open. */
  keys: readonly CryptoKey[];
  /** When the server gave them, in milliseconds. */
  at: number;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(KEYS);
    request.result.createObjectStore(RECORDS, { keyPath: 'name' });
  };
  return done(request);
}

async function within<T>(
  store: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await open();
  try {
    return await done(work(db.transaction(store, mode).objectStore(store)));
  } finally {
    db.close();
  }
}

export const readKeys = () => within<KeptKeys | undefined>(KEYS, 'readonly', (store) => store.get('session'));
export const writeKeys = (keys: KeptKeys) => within(KEYS, 'readwrite', (store) => store.put(keys, 'session'));
export const deleteKeys = () => within(KEYS, 'readwrite', (store) => store.delete('session'));

const begin = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
export const readRows = (prefix: string) =>
  within<SealedRow[]>(RECORDS, 'readonly', (store) => store.getAll(begin(prefix)));
export const writeRow = (row: SealedRow) => within(RECORDS, 'readwrite', (store) => store.put(row));
export const deleteRows = (prefix: string) =>
  within(RECORDS, 'readwrite', (store) => store.delete(begin(prefix)));
