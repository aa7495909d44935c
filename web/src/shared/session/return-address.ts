import { inviteCodeIn } from './kept-invite.ts';

const key = 'redirectUrl';
const nextKey = 'nextPage';
/** What the provider appends to the address that it returns to. */
const isAnswer = (hash: string) => /[#&]state=/.test(hash) && /[#&](code|error)=/.test(hash);

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps the page's path, query and hash for after the sign-in. The bare start page does not push out an address
 * that is already kept: that is where an inactivity logout lands. An invite link is no page to return to, and an address
 * with the provider's answer in it is not one that the person chose.
 */
export function keepReturnAddress(place: Place = location, store: Store = sessionStorage): void {
  const address = place.pathname + place.search + place.hash;
  if (address === '/' && store.getItem(key)) return;
  if (inviteCodeIn(place.pathname) || isAnswer(place.hash)) return;
  store.setItem(key, address);
}

/** @returns the kept address, once; null when there is none, or when it would lead to another site. */
export function takeReturnAddress(store: Store = sessionStorage): string | null {
  return takenFrom(store, key);
}

export function dropReturnAddress(store: Store = sessionStorage): void {
  store.removeItem(key);
}

/** Keeps a page to open once the sign-out that follows has led back to the first page. */
export function keepNextPage(address: string, store: Store = sessionStorage): void {
  store.setItem(nextKey, address);
}

/** @returns the page that was kept for after the sign-out, once. */
export const takeNextPage = (store: Store = sessionStorage): string | null => takenFrom(store, nextKey);

function takenFrom(store: Store, name: string): string | null {
  const address = store.getItem(name);
  store.removeItem(name);
  return address && /^\/(?![/\\])/.test(address) ? address : null;
}
