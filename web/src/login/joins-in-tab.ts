import type { KcContext } from './kc-context.ts';

const key = 'joinsByInvite';

/**
 * Whether the sign-in that this page belongs to began with an invite to a place that is there. The address of its first page
 * says so; Keycloak's later pages have other addresses, but name the same sign-in by its `tab_id`.
 */
export function joinsInThisTab(
  { url }: KcContext,
  search: string,
  store: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
): boolean {
  const next = url?.registrationAction ?? url?.loginAction ?? '';
  const signIn = new URLSearchParams(next.split('?')[1]).get('tab_id');
  const joins = new URLSearchParams(search).get('joins') === 'true';
  if (joins && signIn) store.setItem(key, signIn);
  return joins || (signIn !== null && store.getItem(key) === signIn);
}
