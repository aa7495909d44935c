import { createHash, randomBytes } from 'node:crypto';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** What a person types to come in; a newcomer also who they are and the code of their invite. */
export interface Credentials {
  email: string;
  password: string;
  newcomer?: { firstName: string; lastName: string; code: string };
}

const CLIENT = 'writdesk-web';

/** Signs in, or registers by an invite, at the provider's own pages, as a browser would: page, form, code, tokens. */
export async function comeIn(baseUrl: string, who: Credentials): Promise<Tokens> {
  const issuer = `${baseUrl}/realms/writdesk`;
  const visit = visitor(issuer);
  const { newcomer } = who;
  const { address, verifier } = startOf(baseUrl, who);
  const page = await visit(address);
  if (page instanceof URL) throw new Error(`No page of the provider came: ${page.href}`);
  const { url } = page as { url: { loginAction: string; registrationAction?: string } };
  const { email, password } = who;
  const end = newcomer
    ? await visit(new URL(url.registrationAction ?? url.loginAction, issuer), {
        firstName: newcomer.firstName,
        lastName: newcomer.lastName,
        email,
        password,
        'password-confirm': password,
      })
    : await visit(new URL(url.loginAction, issuer), { username: email, password });
  if (!(end instanceof URL)) {
    const { pageId, message, messagesPerField } = end;
    throw new Error(`${email} stopped at ${JSON.stringify({ pageId, message, messagesPerField })}`);
  }
  return tokensBy(issuer, {
    grant_type: 'authorization_code',
    code: end.searchParams.get('code') ?? '',
    redirect_uri: `${baseUrl}/`,
    code_verifier: verifier,
  });
}

/** Where a browser begins to sign in or to register, and the secret with which it ends. */
export function startOf(baseUrl: string, who?: Credentials) {
  const verifier = randomBytes(48).toString('hex');
  const newcomer = who?.newcomer;
  const address = new URL(
    `${baseUrl}/realms/writdesk/protocol/openid-connect/${newcomer ? 'registrations' : 'auth'}`,
  );
  address.search = new URLSearchParams({
    client_id: CLIENT,
    redirect_uri: `${baseUrl}/`,
    state: randomBytes(8).toString('hex'),
    nonce: randomBytes(8).toString('hex'),
    response_mode: 'query',
    response_type: 'code',
    scope: 'openid',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(newcomer && { email: who.email, invite: newcomer.code }),
  }).toString();
  return { address, verifier };
}

export const refreshed = (baseUrl: string, refreshToken: string): Promise<Tokens> =>
  tokensBy(`${baseUrl}/realms/writdesk`, { grant_type: 'refresh_token', refresh_token: refreshToken });

async function tokensBy(issuer: string, form: Record<string, string>): Promise<Tokens> {
  const reply = await fetch(`${issuer}/protocol/openid-connect/token`, {
    method: 'POST',
    headers: { origin: new URL(issuer).origin },
    body: new URLSearchParams({ client_id: CLIENT, ...form }),
  });
  if (!reply.ok) throw new Error(`The provider gave no tokens: ${reply.status} ${await reply.text()}`);
  const { access_token, refresh_token } = (await reply.json()) as Record<string, string>;
  return { accessToken: access_token ?? '', refreshToken: refresh_token ?? '' };
}

/** Goes from page to page with the cookies of one browser. @returns what the page knows, or the address that leads out. */
export function visitor(issuer: string) {
  const cookies = new Map<string, string>();
  return async function visit(
    address: URL,
    form?: Record<string, string>,
  ): Promise<URL | Record<string, unknown>> {
    const reply = await fetch(address, {
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form && { origin: new URL(issuer).origin }),
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value && !/max-age=0/i.test(line)) cookies.set(name, value);
      else cookies.delete(name);
    }
    const location = reply.headers.get('location');
    if (location) {
      const next = new URL(location, address);
      return next.href.startsWith(`${issuer}/`) ? visit(next) : next;
    }
    const html = await reply.text();
    const json = /window\.kcContext=([^]*?)<\/script>/.exec(html)?.[1];
    if (!json) throw new Error(`No page that the player knows: ${reply.status} ${html.slice(0, 200)}`);
    return JSON.parse(json) as Record<string, unknown>;
  };
}
