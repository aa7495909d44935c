import { forgetPages } from './kept-pages.ts';
import { deleteKeys, deleteRows, readKeys, readRows, writeKeys, writeRow } from './offline-store.ts';

/** A court day is over by then, whatever the connection. */
const LONGEST_MS = 12 * 3_600_000;
const IV_BYTES = 12;
/** What was fetched goes with the session; what a person entered waits, sealed, until the server has it. */
const FETCHED = 'fetched';
const ENTERED = 'entered';
type Lasting = typeof FETCHED | typeof ENTERED;

const bytesOf = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
const importKey = (key: string) =>
  crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt', 'decrypt']);

/** The records of one person in this browser, readable while their session lasts. */
export interface SealedRecords {
  owner: string;
  /** What the server gave: it is gone with the session. */
  keepFetched: (id: string, value: unknown) => Promise<void>;
  readFetched: (id: string) => Promise<unknown>;
  /** What the person entered: it waits for their next session. */
  keepEntered: (id: string, value: unknown) => Promise<void>;
  readEntered: () => Promise<unknown[]>;
  dropEntered: (id: string) => Promise<undefined>;
}

/**
 * Opens the records with keys that the server gave to the signed-in person alone, and keeps the keys, unreadable, until the session
 * ends. What was kept for somebody else of this browser is deleted; what they entered stays sealed.
 */
export async function openWithKeys(owner: string, given: readonly string[]): Promise<SealedRecords> {
  const keys = await Promise.all(given.map(importKey));
  const before = await readKeys();
  if (before && before.owner !== owner) await deleteRows(`${FETCHED}.`);
  await writeKeys({ owner, keys, at: Date.now() });
  return recordsOf(owner, keys);
}

/** Opens them without a connection. @returns null where no session of this browser has left its keys. */
export async function openWithoutServer(now = Date.now()): Promise<SealedRecords | null> {
  const kept = await readKeys().catch(() => undefined);
  if (!kept) return null;
  if (now - kept.at < LONGEST_MS) return recordsOf(kept.owner, kept.keys);
  await forgetSession();
  return null;
}

/** The session is over: the keys and all that was fetched are deleted. What was entered stays, and nobody here can read it. */
export async function forgetSession(): Promise<void> {
  await Promise.all([deleteKeys(), deleteRows(`${FETCHED}.`), forgetPages()]);
}

function recordsOf(owner: string, keys: readonly CryptoKey[]): SealedRecords {
  const [seals] = keys;
  if (!seals) throw new Error('Sealed records need a key.');
  const nameOf = (lasting: Lasting, id: string) => `${lasting}.${owner}.${id}`;
  const keep = async (lasting: Lasting, id: string, value: unknown) => {
    const name = nameOf(lasting, id);
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    // The name is sealed with it, so that no record can stand in for another.
    const additionalData = new TextEncoder().encode(name);
    const text = new TextEncoder().encode(JSON.stringify(value));
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, seals, text);
    await writeRow({ name, iv, sealed });
  };
  const read = async (lasting: Lasting, id: string): Promise<unknown[]> => {
    const rows = await readRows(nameOf(lasting, id));
    const values = await Promise.all(rows.map((row) => unseal(keys, row)));
    return values.filter((value) => value !== null);
  };
  return {
    owner,
    keepFetched: (id, value) => keep(FETCHED, id, value),
    readFetched: async (id) => (await read(FETCHED, id))[0] ?? null,
    keepEntered: (id, value) => keep(ENTERED, id, value),
    readEntered: () => read(ENTERED, ''),
    dropEntered: (id) => deleteRows(nameOf(ENTERED, id)),
  };
}

async function unseal(
  keys: readonly CryptoKey[],
  { name, iv, sealed }: Awaited<ReturnType<typeof readRows>>[number],
): Promise<unknown> {
  const additionalData = new TextEncoder().encode(name);
  for (const key of keys) {
    try {
      const text = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: iv as Uint8Array<ArrayBuffer>, additionalData },
        key,
        sealed,
      );
      return JSON.parse(new TextDecoder().decode(text)) as unknown;
    } catch {
      // Another key's, or not whole.
    }
  }
  return null;
}
