import type { RoleType } from '@writdesk/contract/permissions/roles';

// The names are the specification's.
const codeKeys = { Client: 'userCode', Firm: 'inviteCode' } as const;
const isClientKey = 'isClient';
// Ours: the specification knows no more than the type.
const joinsKey = 'joinsByInvite';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The code of an invite link from an address: letters and digits after `invite/`.
 * @returns null for every other address; a code with another character is no invite link.
 */
export function inviteCodeIn(pathname: string): string | null {
  return /invite\/([A-Za-z0-9]+)\/?$/.exec(pathname)?.[1] ?? null;
}

/**
 * Keeps the code of an invite until its reader has signed in. The answer about an invite says `Client` or `Firm` and no
 * more: somebody of a company is a `userCode`, somebody of a firm an `inviteCode`. They are accepted alike, and the last
 * link that was opened counts alone.
 */
export function keepInvite(
  code: string,
  { userType, isOnboarding }: { userType: RoleType; isOnboarding: boolean },
  store: Store = localStorage,
): void {
  dropInvite(store);
  if (!isOnboarding) store.setItem(joinsKey, 'true');
  store.setItem(codeKeys[userType === 'Client' ? 'Client' : 'Firm'], code);
  store.setItem(isClientKey, String(userType === 'Client'));
}

export function keptInvite(store: Store = localStorage): string | null {
  return store.getItem(codeKeys.Client) ?? store.getItem(codeKeys.Firm);
}

/** Whether the kept invite gives a place that is there: nothing is registered after the account. */
export function joinsByInvite(store: Store = localStorage): boolean {
  return keptInvite(store) !== null && store.getItem(joinsKey) === 'true';
}

/** After the sign-in, whatever came of the invite: a code that was refused once would be refused for ever. */
export function dropInvite(store: Store = localStorage): void {
  store.removeItem(codeKeys.Client);
  store.removeItem(codeKeys.Firm);
  store.removeItem(joinsKey);
}

/** Goes with the person: the next one at this browser may be of a firm. */
export function dropIsClient(store: Store = localStorage): void {
  store.removeItem(isClientKey);
}
