import type { IdentitySettings } from '../settings.ts';

type Origins = Pick<IdentitySettings, 'origins'>;

/**
 * Where a sign-in may end: at the first page of the app, or in the frame of its silent check. oidc-provider compares them to the
 * letter. Where the person was is kept by the app in the browser, never by an address that a request names.
 */
export const signInReturns = ({ origins }: Origins): string[] =>
  origins.flatMap((origin) => [`${origin}/`, `${origin}/silent-check-sso.html`]);

/** Where a sign-out may end, to the letter. */
export const signOutReturns = ({ origins }: Origins): string[] => origins.map((origin) => `${origin}/`);

/**
 * True for any address on one of the app's origins: for a link that the app shows and that carries nothing. Names of the same
 * beginning, credentials in the address and fragments are refused.
 */
export function isOwnAddress(address: string, origins: readonly string[]): boolean {
  const url = URL.parse(address);
  return (
    url !== null &&
    origins.includes(url.origin) &&
    !url.username &&
    !url.password &&
    !url.hash &&
    !address.includes('#')
  );
}
