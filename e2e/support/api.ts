import { type Account, openContext, signIn } from './browser.ts';
import { baseUrl as own } from './own-writdesk.ts';
import { authorizationOf } from './people.ts';

interface Reply {
  status: number;
  body: Record<string, unknown>;
}

/** The API as one of the demo accounts calls it: with a token from a real sign-in in a real browser. */
export interface Caller {
  get(url: string): Promise<Reply>;
  post(url: string, body: unknown, headers?: Record<string, string>): Promise<Reply>;
  put(url: string, body: unknown): Promise<Reply>;
  /** Signs in again, e.g. after the server was restarted. */
  renew(): Promise<void>;
}

export async function apiAs(baseUrl: string, account: Account): Promise<Caller> {
  let authorization = await tokenOf(baseUrl, account);
  async function call(
    method: string,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const reply = await fetch(baseUrl + url, {
      method,
      headers: {
        authorization,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  }
  return {
    get: (url) => call('GET', url),
    post: (url, body, headers) => call('POST', url, body, headers),
    put: (url, body) => call('PUT', url, body),
    async renew() {
      authorization = await tokenOf(baseUrl, account);
    },
  };
}

/** The header that the app itself sends. */
async function tokenOf(baseUrl: string, account: Account): Promise<string> {
  if (baseUrl === own) return authorizationOf(account);
  const context = await openContext();
  const seen = new Promise<string>((resolve) => {
    context.on('request', (request) => {
      const { authorization } = request.headers();
      if (authorization && request.url().includes('/api/')) resolve(authorization);
    });
  });
  await signIn(context, account, '/', baseUrl);
  const header = await seen;
  await context.close();
  return header;
}
