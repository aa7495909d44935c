import { fallbackTexts, noAnswerText, otherFallbackText } from '@writdesk/contract/errors';
import type { ErrorReply } from '@writdesk/contract/error-reply';
import type { Route, RouteDefinition, RouteReply } from '@writdesk/contract/route';
import type { z } from 'zod';
import { localZone } from '../formats/dates.ts';
import { sayError } from '../i18n/sentences.ts';
import { heardFrom } from './reach.ts';
import { ApiError } from './api-error.ts';
import { takeTurn } from './in-flight.ts';

export const timeoutMs = 50_000;

/** The app's side of every call; set once at start. */
export interface ApiHost {
  /** '' for the page's own origin. */
  origin: string;
  /** The bearer token; null for a caller who has not signed in. */
  token: () => Promise<string | null>;
  onUnauthorized: () => void;
  onError: (error: ApiError) => void;
  /** A write has been answered: what its route changes is out of date. */
  onWritten: (route: Route, params: LooseArguments['params']) => void;
}

let host: ApiHost = {
  origin: '',
  token: async () => null,
  onUnauthorized: () => {},
  onError: () => {},
  onWritten: () => {},
};

export function setApiHost(given: ApiHost): void {
  host = given;
}

type Part<R extends RouteDefinition, K extends 'params' | 'query' | 'body'> = R[K] extends z.ZodType
  ? Record<never, never> extends z.input<R[K]>
    ? { [P in K]?: z.input<R[K]> }
    : { [P in K]: z.input<R[K]> }
  : { [P in K]?: undefined };

interface CallOptions {
  /** Of a write that may have to be repeated after a reload; without it each call has its own. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** No toast on failure: the screen itself says what went wrong. */
  quiet?: boolean;
}

/** What a route is called with: its parts that have a schema, those with defaults optional. */
export type CallArguments<R extends RouteDefinition> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'>;
/** `CallArguments` may be left out altogether when nothing in it is required. */
export type CallRest<R extends RouteDefinition, O> =
  Record<never, never> extends CallArguments<R>
    ? [given?: CallArguments<R> & O]
    : [given: CallArguments<R> & O];

interface LooseArguments extends CallOptions {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
}

/**
 * Calls a route of the contract: `await call(cases.submit, { params: { id }, body })`.
 * An identical call cancels the earlier one and starts at least 300 ms after it; identical writes in flight carry
 * one idempotency key. Gives up after 50 seconds.
 * @returns the reply as its contract says. @throws ApiError; its toast is shown unless `quiet` or cancelled.
 */
export async function call<R extends Route>(
  route: R,
  ...[given]: CallRest<R, CallOptions>
): Promise<RouteReply<R>> {
  const { params, query, body, signal, quiet, idempotencyKey }: LooseArguments = given ?? {};
  try {
    const url = host.origin + addressOf(route, params, query);
    const reply = await send(route, url, { body, signal, idempotencyKey });
    host.onWritten(route, params);
    return reply;
  } catch (thrown) {
    const error = asApiError(thrown, route.failure);
    if (error.kind === 'network') heardFrom(0);
    // Somebody else was faster: the page shows what is no longer so.
    if (error.status === 404 || error.status === 409) host.onWritten(route, params);
    if (error.status === 401) host.onUnauthorized();
    // Whoever has to prove their address first is answered nothing else: no screen can say that in its place.
    const isSilent = quiet && error.code !== 'address_unproven';
    if (!isSilent && error.kind !== 'cancelled') host.onError(error);
    throw error;
  }
}

async function send<R extends Route>(
  route: R,
  url: string,
  {
    body,
    signal: callerSignal,
    idempotencyKey,
  }: Pick<LooseArguments, 'body' | 'signal'> & { idempotencyKey: string | undefined },
): Promise<RouteReply<R>> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const turn = await takeTurn(`${route.method} ${url} ${text ?? ''}`, route.failure, callerSignal);
  try {
    const signal = AbortSignal.any([turn.signal, AbortSignal.timeout(timeoutMs)]);
    const headers = await headersFor(route, text !== undefined, idempotencyKey ?? turn.idempotencyKey);
    const response = await fetch(url, { method: route.method, headers, body: text, signal });
    heardFrom(response.status);
    const reply: unknown = response.status === 204 ? undefined : await readBody(response);
    if (response.ok) return parseReply(route, reply);
    throw errorFrom(response.status, reply, route.failure);
  } finally {
    turn.end();
  }
}

async function headersFor(
  route: Route,
  hasBody: boolean,
  idempotencyKey: string,
): Promise<Record<string, string>> {
  const token = await host.token();
  return {
    accept: 'application/json',
    'x-time-zone': localZone(),
    ...(hasBody && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(route.method !== 'GET' && { 'idempotency-key': idempotencyKey }),
  };
}

/** What stands in an address; a schema of parameters or of a query holds nothing else. */
type Said = string | number | boolean | null | undefined;

/** The address of a call, its path parameters and query filled in; absent, null and empty values are left out. */
export function addressOf(
  route: Pick<Route, 'url'>,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const path = route.url.replace(/\/?\{(\w+)(\?)?\}/g, (place, name: string, optional) => {
    const value = params[name] as Said;
    if (value === undefined || value === null) {
      if (optional) return '';
      throw new TypeError(`${route.url} needs the parameter ${name}.`);
    }
    return `${place.startsWith('/') ? '/' : ''}${encodeURIComponent(String(value))}`;
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query as Readonly<Record<string, Said>>)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseReply<R extends Route>(route: R, reply: unknown): RouteReply<R> {
  const parsed = route.reply.safeParse(reply);
  if (!parsed.success) throw new ApiError('shape', 'Invalid response structure', route.failure);
  return parsed.data as RouteReply<R>;
}

function errorFrom(status: number, reply: unknown, failure: string): ApiError {
  const given: Partial<ErrorReply> = typeof reply === 'object' && reply !== null ? reply : {};
  const message = sayError(given) || fallbackTexts[status] || otherFallbackText;
  return new ApiError('status', message, failure, status, given);
}

function asApiError(thrown: unknown, failure: string): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : '';
  if (name === 'AbortError') return new ApiError('cancelled', 'Request aborted', failure);
  if (name === 'TimeoutError') return new ApiError('timeout', noAnswerText, failure);
  return new ApiError('network', noAnswerText, failure);
}
