import type { IncomingMessage, ServerResponse } from 'node:http';
import { loginActionPath } from '../sign-in/login-actions.ts';
import { type IdentitySettings, isByHttps, PROTOCOL_PATH, realmPath } from '../settings.ts';

const PREFIX = '__Host-';
/** Stands between the name of a cookie and the sign-in that it is for; names of cookies of ours have none. */
const OF = '~';
/** Sign-ins under way in one browser; those begun before are forgotten, so that its requests stay short. */
const MOST_SIGN_INS = 5;

type Headers = Record<string, number | string | readonly string[] | undefined>;

/**
 * Behind https, gives the provider's cookies names that only this host can set, for its whole host and by https alone
 * (`__Host-`). Such a cookie has no path of its own, so what a path distinguished, two sign-ins in two tabs, stands in its name.
 * The provider knows nothing of it: it is given back the names and paths that it chose, and no cookie without the prefix.
 */
export function useHostCookies(
  request: IncomingMessage,
  response: ServerResponse,
  settings: IdentitySettings,
): void {
  if (!isByHttps(settings)) return;
  const given = (request.headers.cookie ?? '').split('; ').filter((pair) => pair.startsWith(PREFIX));
  const here = signInAt(request.url ?? '', settings);
  request.headers.cookie = given.flatMap((pair) => innerCookie(pair, here)).join('; ');

  const { writeHead } = response;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const last = rest.at(-1);
    const headers = (typeof last === 'object' ? last : undefined) as Headers | undefined;
    const own = headers?.['set-cookie'];
    const inner = [response.getHeader('set-cookie') ?? [], own ?? []].flat().map(String);
    if (headers) delete headers['set-cookie'];
    if (inner.length) response.setHeader('set-cookie', outerCookies(inner, given, settings));
    return writeHead.call(response, status, ...(rest as [never]));
  };
}

/** The name under which a browser has a cookie of the provider, for a script that reads or writes it. */
export const cookieNameInBrowser = (settings: Pick<IdentitySettings, 'publicUrl'>, name: string): string =>
  (isByHttps(settings) ? PREFIX : '') + name;

/** The id of the sign-in that an address belongs to. */
function signInAt(address: string, settings: IdentitySettings): string | undefined {
  const { pathname } = new URL(address, settings.publicUrl);
  const resumed = `${realmPath(settings)}${PROTOCOL_PATH}/auth/`;
  const start = [loginActionPath(settings), resumed].find((each) => pathname.startsWith(each));
  return start === undefined ? undefined : pathname.slice(start.length).split('/', 1)[0] || undefined;
}

const nameOf = (pair: string): string => pair.slice(0, pair.indexOf('='));
const signInOf = (name: string): string | undefined => name.split(OF, 2)[1]?.replace(/\.sig$/, '');

/** As the provider set it; nothing when it is for another sign-in. */
function innerCookie(pair: string, here: string | undefined): string[] {
  const name = nameOf(pair).slice(PREFIX.length);
  const signIn = signInOf(name);
  if (signIn !== undefined && signIn !== here) return [];
  return [name.replace(OF + signIn, '') + pair.slice(pair.indexOf('='))];
}

function outerCookies(inner: string[], given: string[], settings: IdentitySettings): string[] {
  const outer = inner.map((line) => outerCookie(line, settings));
  const begun = new Set(outer.flatMap((line) => signInOf(nameOf(line)) ?? []));
  const before = [...new Set(given.flatMap((pair) => signInOf(nameOf(pair)) ?? []))].filter(
    (id) => !begun.has(id),
  );
  const dropped = begun.size ? before.slice(0, -MOST_SIGN_INS + 1) : [];
  const forgotten = given
    .map(nameOf)
    .filter((name) => dropped.includes(signInOf(name) ?? ''))
    .map((name) => `${name}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax`);
  return [...outer, ...forgotten];
}

function outerCookie(line: string, settings: IdentitySettings): string {
  const [pair = '', ...attributes] = line.split(/; */);
  const path = attributes.find((each) => /^path=/i.test(each))?.slice('path='.length) ?? '/';
  const signIn = signInAt(path, settings);
  const name = nameOf(pair);
  // The signature of a cookie is found by its name's end.
  const ofSignIn = signIn === undefined ? name : name.replace(/(\.sig)?$/, (sig) => OF + signIn + sig);
  const kept = attributes.filter((each) => !/^(path|domain|secure)\b/i.test(each));
  return [PREFIX + ofSignIn + pair.slice(name.length), ...kept, 'Path=/', 'Secure'].join('; ');
}
