import { createHash, randomBytes } from 'node:crypto';

/** How a sign-in without a browser ended: with tokens, or on a page of the provider that wants something else. */
export type SignInEnd =
  | { kind: 'tokens'; accessToken: string; refreshToken: string }
  | { kind: 'page'; pageId: string };

export interface SignInPlace {
  /** The realm's address, which is the issuer too. */
  issuer: string;
  clientId: string;
  redirectUri: string;
}

/** What the app never asks for, and somebody else may. */
interface Asked {
  scope?: string;
  /** Keycloak’s name of a provider that its realm knows: its page is the one that is filled in. */
  identityProvider?: string;
}

/** A sign-in that somebody began: the page that it shows, and what they do there. */
export interface OpenSignIn {
  /** Sends the form of the page. */
  send(form: Record<string, string>): Promise<SignInEnd>;
  /** Loads the page again, or the last one that had a form. */
  reload(): Promise<SignInEnd>;
}

/**
 * Signs in with a password as a browser would: page, form, code, tokens. The page is Writdesk's login screen, so this
 * works on the embedded provider and on a Keycloak with our theme.
 */
export async function signInByForm(
  place: SignInPlace,
  username: string,
  password: string,
  asked: Asked = {},
): Promise<SignInEnd> {
  const open = await openSignIn(place, asked);
  return open.send({ username, password });
}

/** Goes as far as the first page. */
export async function openSignIn(
  place: SignInPlace,
  { scope = 'openid', identityProvider }: Asked = {},
): Promise<OpenSignIn> {
  const { issuer, clientId, redirectUri } = place;
  // Two realms of one Keycloak have cookies of the same names.
  const cookies = new Map<string, { path: string; pair: string }>();
  const verifier = randomBytes(48).toString('hex');
  const realms = new URL('/realms/', issuer).href;
  const start = new URL(`${issuer}/protocol/openid-connect/auth`);
  start.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    state: randomBytes(8).toString('hex'),
    nonce: randomBytes(8).toString('hex'),
    response_mode: 'query',
    response_type: 'code',
    scope,
    ...(identityProvider && { kc_idp_hint: identityProvider }),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();

  let action: string | undefined;

  async function visit(address: URL, form?: Record<string, string>): Promise<URL | Record<string, unknown>> {
    const reply = await fetch(address, {
      redirect: 'manual',
      headers: {
        cookie: [...cookies.values()]
          .flatMap(({ path, pair }) => (address.pathname.startsWith(path) ? [pair] : []))
          .join('; '),
        ...(form && { origin: address.origin }),
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [pair = '', name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const path = /; *path=([^;]+)/i.exec(line)?.[1] ?? '/';
      if (value && !/max-age=0/i.test(line)) cookies.set(`${path} ${name}`, { path, pair });
      else cookies.delete(`${path} ${name}`);
    }
    const location = reply.headers.get('location');
    if (location) {
      const next = new URL(location, address);
      return next.href.startsWith(realms) ? visit(next) : next;
    }
    const html = await reply.text();
    // Keycloak's own page, where the theme has none.
    const foreign = /data-page-id="login-([^"]+)"/.exec(html)?.[1];
    if (foreign) {
      const sentTo = /<form[^>]* action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
      return { pageId: foreign, url: { loginAction: sentTo } };
    }
    const json = /window\.kcContext=([^]*?)<\/script>/.exec(html)?.[1];
    if (!json)
      throw new Error(`Neither a login screen nor a way back: ${reply.status} ${html.slice(0, 300)}`);
    return JSON.parse(json) as Record<string, unknown>;
  }

  async function endOf(reply: URL | Record<string, unknown>): Promise<SignInEnd> {
    if (!(reply instanceof URL)) {
      action = (reply['url'] as { loginAction?: string } | undefined)?.loginAction ?? action;
      return { kind: 'page', pageId: String(reply['pageId']) };
    }
    const tokens = await token(place, {
      grant_type: 'authorization_code',
      code: reply.searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
    });
    if (!tokens) throw new Error(`The code was refused: ${reply.href}`);
    return { kind: 'tokens', ...tokens };
  }

  function formAction(): URL {
    if (action === undefined) throw new Error('The page has no form.');
    return new URL(action, issuer);
  }

  const page = await visit(start);
  if (page instanceof URL) throw new Error(`No login screen came: ${page.href}`);
  await endOf(page);
  return {
    async send(form) {
      return endOf(await visit(formAction(), form));
    },
    async reload() {
      const address = formAction();
      // The code of its form makes a request the sending of that form.
      address.searchParams.delete('session_code');
      return endOf(await visit(address));
    },
  };
}

/** Refreshes; undefined when the provider refuses. */
export function refreshTokens(place: SignInPlace, refreshToken: string) {
  return token(place, { grant_type: 'refresh_token', refresh_token: refreshToken });
}

async function token({ issuer, clientId }: SignInPlace, form: Record<string, string>) {
  const reply = await fetch(`${issuer}/protocol/openid-connect/token`, {
    method: 'POST',
    headers: { origin: new URL(issuer).origin },
    body: new URLSearchParams({ client_id: clientId, ...form }),
  });
  if (reply.status === 400) return undefined;
  if (reply.status !== 200) throw new Error(`The token endpoint answered ${reply.status}.`);
  const { access_token, refresh_token } = (await reply.json()) as Record<string, string>;
  return { accessToken: access_token ?? '', refreshToken: refresh_token ?? '' };
}
