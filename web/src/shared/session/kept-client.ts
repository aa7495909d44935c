const key = 'clientId';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The company that was registered in this browser, from its registration until its person signs out. */
export function keepClientId(clientId: string, store: Store = localStorage): void {
  store.setItem(key, clientId);
}

export function keptClientId(store: Store = localStorage): string | null {
  return store.getItem(key);
}

export function dropClientId(store: Store = localStorage): void {
  store.removeItem(key);
}
