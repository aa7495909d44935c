const key = 'knownHere';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Somebody has come in with this browser and not signed out since: the app probably stands in a moment. */
export function keepKnownHere(store: Store = localStorage): void {
  store.setItem(key, 'yes');
}

export function isKnownHere(store: Store = localStorage): boolean {
  return store.getItem(key) !== null;
}

export function dropKnownHere(store: Store = localStorage): void {
  store.removeItem(key);
}
