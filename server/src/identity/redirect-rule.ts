/**
 * True for any address on one of the app's origins, as Keycloak's `https://app/*`: the app signs in from where the person
 * stands. Names of the same beginning, credentials in the address and fragments are refused.
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
