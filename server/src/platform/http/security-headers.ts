/** What a reply that is no page may load and where it may stand: nothing, and nowhere. */
export const NO_PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For scripts and styles, which as workers must still load what they need: they stand in no frame. */
export const NO_FRAME_POLICY = "frame-ancestors 'none'";

/** What no screen of ours asks a browser for. */
export const PERMISSIONS_POLICY =
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
  'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()';

/** The same for a reply that is no page and so runs no script: what matters most, as each of these bytes comes with each answer. */
export const DATA_PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=()';

const YEAR_SECONDS = 365 * 86_400;

/** Over plain HTTP browsers ignore it, and a developer's http://localhost must not be bound to https. */
export const strictTransport = (publicUrl: string) =>
  publicUrl.startsWith('https:') && { maxAge: YEAR_SECONDS, includeSubDomains: true };

/** What every reply of the provider says before its own headers; the API and the app have the same from helmet. */
export function providerHeaders(publicUrl: string): Record<string, string> {
  const strict = strictTransport(publicUrl);
  return {
    'content-security-policy': NO_PAGE_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': PERMISSIONS_POLICY,
    // Not none: with none browsers send "Origin: null" with a form.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(strict && { 'strict-transport-security': `max-age=${strict.maxAge}; includeSubDomains` }),
  };
}
