import { randomUUID } from 'node:crypto';
import type { Route, RouteArguments, RouteReply } from '@writdesk/contract/route';
import type { Journal } from '../journal.ts';
import { chooseNewPassword } from './new-password.ts';
import { comeIn, type Credentials, refreshed, type Tokens } from './sign-in.ts';

type Given<R extends Route> = {
  [
    K in keyof RouteArguments<R> as RouteArguments<R>[K] extends undefined | Record<string, never> ? never : K
  ]?: RouteArguments<R>[K];
};

export interface Refusal {
  status: number;
  code: string;
  errors: string[];
}

export interface Product {
  baseUrl: string;
  journal: Journal;
  /** Counts each call that leaves: on a day of faults, one of them breaks something. */
  onCall(): void;
  /** Which server takes the next call. */
  address(first: string): string;
  /** Something is broken just now, so that a call may be answered that it is away. */
  isBroken(): boolean;
  /** Nothing that was begun by day goes on at night. */
  evening(): Promise<void>;
  /** Resolves when it is worth to try again, after something was broken. */
  answersAgain(): Promise<void>;
}

const TOKEN_MS = 4 * 60_000;
/** A token can’t be renewed half an hour after its last renewal, by real time: who comes back then signs in again. */
const RENEWABLE_MS = 25 * 60_000;

/** Somebody with an account: signs in, holds tokens, and meets what they may and may not do. */
export class Person {
  readonly email: string;
  readonly name: string;
  /** Once their invite is accepted. */
  userId = '';
  readonly #product: Product;
  readonly #credentials: Credentials;
  #tokens: Tokens | undefined;
  #renewedAt = 0;

  constructor(product: Product, name: string, credentials: Credentials) {
    this.#product = product;
    this.name = name;
    this.email = credentials.email;
    this.#credentials = credentials;
  }

  /** Signs in again: what an invite gave is in the next token. */
  async comeIn(): Promise<void> {
    this.#tokens = await comeIn(this.#product.baseUrl, this.#credentials);
    delete this.#credentials.newcomer;
    this.#renewedAt = Date.now();
  }

  /** Forgets the password and chooses another by the mailed link. The sessions of before are over, and the old password opens nothing. */
  async forgetPassword(mailedLink: () => Promise<string>): Promise<void> {
    const { baseUrl, journal } = this.#product;
    const before = { ...this.#credentials };
    const refresh = this.#tokens?.refreshToken;
    this.#credentials.password = `${before.password} again`;
    await chooseNewPassword(baseUrl, this.#credentials, mailedLink);
    const isRefused = (attempt: Promise<unknown>) =>
      attempt.then(
        () => false,
        () => true,
      );
    if (refresh && !(await isRefused(refreshed(baseUrl, refresh))))
      journal.breaks('A new password ends the sessions of before.', this.name);
    if (!(await isRefused(comeIn(baseUrl, before))))
      journal.breaks('An old password opens nothing.', this.name);
    await this.comeIn();
    journal.did('Forgotten passwords');
  }

  /** In a browser. */
  whatTheyType(): { email: string; password: string } {
    const { email, password } = this.#credentials;
    return { email, password };
  }

  async renew(): Promise<void> {
    if (!this.#tokens || Date.now() - this.#renewedAt > RENEWABLE_MS) return this.comeIn();
    this.#tokens = await refreshed(this.#product.baseUrl, this.#tokens.refreshToken);
    this.#renewedAt = Date.now();
  }

  /** A call that must succeed; a refusal that nobody can explain breaks a rule. */
  async does<R extends Route>(route: R, given: Given<R> = {}): Promise<RouteReply<R>> {
    const reply = await this.#send(route, given);
    if (reply.status < 300) return reply.body as RouteReply<R>;
    const facts = `${this.name}: ${route.method} ${route.path} answered ${reply.status} ${JSON.stringify(reply.body)}`;
    this.#product.journal.breaks(
      reply.status >= 500 ? 'No call answers 5xx.' : 'No refusal is without a reason that the player knows.',
      facts,
    );
    throw new Error(facts);
  }

  /** A call that must be refused, with one of these codes. */
  async isRefused<R extends Route>(
    what: string,
    route: R,
    given: Given<R>,
    codes: readonly string[],
  ): Promise<Refusal> {
    const { status, body } = await this.#send(route, given);
    const { journal } = this.#product;
    const { code = '', errors = [] } = body as { code?: string; errors?: { path: string }[] };
    const refusal = { status, code, errors: errors.map(({ path }) => path) };
    if (status < 400 || status >= 500 || !codes.includes(code))
      journal.breaks('A mistake is refused, for a reason that helps.', {
        what,
        by: this.name,
        ...refusal,
        body,
      });
    else journal.refused(`${what}: ${code}`);
    return refusal;
  }

  async #send<R extends Route>(route: R, given: Given<R>): Promise<{ status: number; body: unknown }> {
    const {
      params = {},
      query = {},
      body,
    } = given as {
      params?: Record<string, string>;
      query?: Record<string, string | number | boolean | undefined>;
      body?: unknown;
    };
    const path = route.url.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    ).toString();
    const key = randomUUID();
    // Who was cut off sends the same once more: with its key, it happens once.
    for (;;) {
      try {
        const reply = await this.#once(route, search ? `${path}?${search}` : path, body, key);
        if (reply.status < 500 || !this.#product.isBroken()) return reply;
        this.#hearsThatItIsAway(route, reply);
      } catch (error) {
        if (!(error instanceof TypeError) && !this.#product.isBroken()) throw error;
      }
      await this.#product.answersAgain();
    }
  }

  /** While something is broken, the product says that it is away, and never that it doesn’t know what happened. */
  #hearsThatItIsAway({ method, path }: Route, { status, body }: { status: number; body: unknown }): void {
    const { journal } = this.#product;
    if (status === 503) journal.refused(`called while something was broken: ${status}`);
    else
      journal.breaks(
        'What is away is said to be away.',
        `${this.name}: ${method} ${path} answered ${status} ${JSON.stringify(body)}`,
      );
  }

  async #once(route: Route, address: string, body: unknown, key: string) {
    const { baseUrl, journal, onCall } = this.#product;
    if (route.permission !== 'public' && Date.now() - this.#renewedAt > TOKEN_MS) await this.renew();
    onCall();
    const begunAt = performance.now();
    // The mailbox and the practice bank are the first server’s alone.
    const server = /\/(?:mailbox|practice-bank|payments)\//.test(address)
      ? baseUrl
      : this.#product.address(baseUrl);
    const reply = await fetch(server + address, {
      method: route.method,
      headers: {
        ...(this.#tokens && { authorization: `Bearer ${this.#tokens.accessToken}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(route.method !== 'GET' && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answered: unknown = await reply.json();
    journal.timed(`${route.method} ${route.path}`, performance.now() - begunAt);
    return { status: reply.status, body: answered };
  }
}
