import { createHash, randomBytes } from 'node:crypto';
import type { LoginContext } from '../../src/identity/index.ts';
import { inject } from 'vitest';
import type { IdentityServer } from './identity.ts';
import { keepTypedIn, sentencesIn } from './typed-texts.ts';

interface Cookie {
  value: string;
  path: string;
  attributes: string;
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
  token_type: string;
}

/** What the app would receive in its address after the authorization request. */
export interface Returned {
  url: URL;
  /** The answer in the fragment: `code`, `state`, `error`. */
  answer: URLSearchParams;
  verifier: string;
}

/** A sign-in page as the browser got it. */
export interface ShownPage {
  status: number;
  response: Response;
  context: LoginContext;
  verifier: string;
}

/** A browser as far as signing in needs one: a cookie jar with paths, redirects by hand, PKCE as keycloak-js makes it. */
export class Browser {
  readonly cookies = new Map<string, Cookie>();
  /** The process that the next request reaches; several may stand behind one address. */
  server: IdentityServer;

  constructor(server: IdentityServer) {
    this.server = server;
  }

  get realm(): string {
    return `${this.server.identity.settings.publicUrl}/realms/writdesk`;
  }

  async fetch(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const { publicUrl } = this.server.identity.settings;
    const url = new URL(address, publicUrl);
    const cookies = [...this.cookies].filter(([, { path }]) => isWithin(url.pathname, path));
    const response = await fetch(url.href.replace(publicUrl, this.server.address), {
      redirect: 'manual',
      ...init,
      headers: {
        ...(init.headers as Record<string, string>),
        cookie: cookies.map(([name, { value }]) => `${name}=${value}`).join('; '),
      },
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  /** Opens the authorization address and follows it to a page, or back to the app. */
  async authorize(query: Record<string, string> = {}, endpoint = 'auth'): Promise<ShownPage | Returned> {
    const verifier = randomBytes(48).toString('hex');
    const url = new URL(`${this.realm}/protocol/openid-connect/${endpoint}`);
    url.search = new URLSearchParams({
      client_id: 'writdesk-web',
      redirect_uri: `${this.server.identity.settings.publicUrl}/`,
      state: 'the-state',
      nonce: 'the-nonce',
      response_mode: 'fragment',
      response_type: 'code',
      scope: 'openid',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...query,
    }).toString();
    return this.follow(await this.fetch(url), verifier);
  }

  async submit(page: ShownPage, action: string, form: Record<string, string>): Promise<ShownPage | Returned> {
    keepTypedIn(inject('logs'))(sentencesIn(form));
    const { publicUrl } = this.server.identity.settings;
    const response = await this.fetch(action, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { origin: publicUrl },
    });
    return this.follow(response, page.verifier);
  }

  /** Sends the sign-in form. */
  async signIn(
    username: string,
    password: string,
    query: Record<string, string> = {},
    form: Record<string, string> = {},
  ) {
    const page = shown(await this.authorize(query));
    return this.submit(page, page.context.url.loginAction, { username, password, ...form });
  }

  /** The whole way: sign-in page, form, code, tokens. */
  async signInFully(username: string, password: string): Promise<Tokens> {
    const reply = await this.exchange(returned(await this.signIn(username, password)));
    if (reply.status !== 200) throw new Error(`The code was refused: ${await reply.text()}`);
    return (await reply.json()) as Tokens;
  }

  exchange({ url, answer, verifier }: Returned, overrides: Record<string, string> = {}): Promise<Response> {
    const redirect = new URL(url);
    redirect.hash = '';
    return this.token({
      grant_type: 'authorization_code',
      code: answer.get('code') ?? '',
      redirect_uri: redirect.href,
      code_verifier: verifier,
      ...overrides,
    });
  }

  refresh(refreshToken: string): Promise<Response> {
    return this.token({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  token(form: Record<string, string>): Promise<Response> {
    return this.fetch(`${this.realm}/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'writdesk-web', ...form }),
      headers: { origin: this.server.identity.settings.publicUrl },
    });
  }

  /** Follows redirects as long as they stay with the provider. */
  async follow(response: Response, verifier: string): Promise<ShownPage | Returned> {
    const location = response.headers.get('location');
    if (location) {
      const url = new URL(location, this.realm);
      if (url.pathname.startsWith('/realms/')) return this.follow(await this.fetch(url), verifier);
      return { url, answer: new URLSearchParams(url.hash.slice(1)), verifier };
    }
    const html = await response.text();
    const json = /window\.kcContext=(.*?)<\/script>/.exec(html)?.[1];
    if (!json) {
      const logged = this.server.logged.at(-1) ?? '';
      throw new Error(`Neither a page nor a way back: ${response.status} ${html.slice(0, 300)} ${logged}`);
    }
    return { status: response.status, response, context: JSON.parse(json) as LoginContext, verifier };
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', ...rest] = pair.split('=');
    const value = rest.join('=');
    const all = attributes.join('; ');
    const path = /path=([^;]+)/i.exec(all)?.[1] ?? '/';
    const expires = /expires=([^;]+)/i.exec(all)?.[1];
    if (value === '' || (expires && new Date(expires) < new Date())) this.cookies.delete(name);
    else this.cookies.set(name, { value, path, attributes: all });
  }
}

/** The page that was shown; an error when the browser was sent back to the app instead. */
export function shown(outcome: ShownPage | Returned): ShownPage {
  if (!('context' in outcome)) throw new Error(`Sent back to the app: ${outcome.url.href}`);
  return outcome;
}

/** The way back to the app; an error when a page was shown instead. */
export function returned(outcome: ShownPage | Returned): Returned {
  if ('context' in outcome) throw new Error(`A page was shown: ${JSON.stringify(outcome.context.message)}`);
  return outcome;
}

const isWithin = (path: string, cookiePath: string) =>
  path === cookiePath || path.startsWith(cookiePath.endsWith('/') ? cookiePath : `${cookiePath}/`);
