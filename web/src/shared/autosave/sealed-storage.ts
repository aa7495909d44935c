/** What a sealed entry begins with; an entry of an earlier version of the app is plain JSON. */
const MARK = 'sealed.1.';
const IV_BYTES = 12;

/**
 * A view of a browser's store whose entries are sealed in it and readable here. Without the keys, which the server gives to the
 * signed-in person alone, nobody who uses the browser later can read them.
 * @param keys in base64: the first one seals, all of them open.
 * @param prefixes of the entries that are this person's; what none of the keys opens is left alone and not seen.
 */
export async function openSealedStorage(
  store: Storage,
  keys: readonly string[],
  prefixes: readonly string[],
): Promise<Storage> {
  const opened = await Promise.all(keys.map(importKey));
  const [seals] = opened;
  if (!seals) throw new Error('A sealed store needs a key.');
  const entries = new Map<string, string>();
  /** Numbers of the last write of each entry: a sealing that was overtaken is not written. */
  const writes = new Map<string, number>();
  let count = 0;

  function write(name: string, text: string): void {
    const number = ++count;
    entries.set(name, text);
    writes.set(name, number);
    void seal(seals as CryptoKey, name, text).then((sealed) => {
      if (writes.get(name) !== number) return;
      try {
        store.setItem(name, sealed);
      } catch {
        // A full or forbidden store: the server's copy is the one that counts.
      }
    });
  }

  function remove(name: string): void {
    writes.delete(name);
    entries.delete(name);
    store.removeItem(name);
  }

  const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  for (const name of names.filter((each) => prefixes.some((prefix) => each.startsWith(prefix)))) {
    const kept = store.getItem(name) ?? '';
    if (!kept.startsWith(MARK)) {
      write(name, kept);
      continue;
    }
    const text = await unseal(opened, name, kept);
    if (text !== null) entries.set(name, text);
  }

  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (name) => entries.get(name) ?? null,
    setItem: write,
    removeItem: remove,
    clear: () => [...entries.keys()].forEach(remove),
  };
}

const importKey = (key: string) =>
  crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt', 'decrypt']);

/** The name is sealed with the text, so that no entry can stand in for another. */
async function seal(key: CryptoKey, name: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const additionalData = new TextEncoder().encode(name);
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData },
    key,
    new TextEncoder().encode(text),
  );
  return MARK + base64Of(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

async function unseal(keys: readonly CryptoKey[], name: string, kept: string): Promise<string | null> {
  const additionalData = new TextEncoder().encode(name);
  for (const key of keys) {
    try {
      const bytes = bytesOf(kept.slice(MARK.length));
      const iv = bytes.subarray(0, IV_BYTES);
      const text = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv, additionalData },
        key,
        bytes.subarray(IV_BYTES),
      );
      return new TextDecoder().decode(text);
    } catch {
      // Another key's, or not whole.
    }
  }
  return null;
}

const bytesOf = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
const base64Of = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
