import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SystemCall } from '../server/src/user-service/property-connections/systems/calls-of-system.ts';

/** What a property system does wrong on request, each once. */
export const systemFaults = ['CUT', 'SHIFT', 'HTML', 'NULLS', 'BUSY', 'DOWN', 'HANG'] as const;
export type SystemFault = (typeof systemFaults)[number];

/** A record of its books, in the vendor’s own words, with the moment of its last change. */
export interface BookRecord {
  record: Record<string, unknown>;
  updatedAt?: Date;
  /** Of whose list it is, where a path has an id. */
  of?: number;
}

export interface SystemKind {
  calls: Readonly<Record<string, SystemCall>>;
  /** The headers of its key, with what they must say. */
  key: Readonly<Record<string, string>>;
  /** Which parameter asks for what has changed since. */
  changedSince: string;
  limit: number;
  /** The records that a list of this name has, with the filters that the query asks for. */
  books: Record<string, BookRecord[]>;
  fits(name: string, record: Record<string, unknown>, query: URLSearchParams): boolean;
}

/** A property system that we run ourselves: a real server with books of its own. */
export interface StandInSystem {
  port: number;
  url: string;
  kind: SystemKind;
  /** Requests that were answered, by path and query. */
  seen: string[];
  /** What it refused, and why. */
  refused: string[];
  /** Has the next request for a path meet a fault, or one of those after it. */
  arrange(path: string, fault: SystemFault, after?: number): void;
  /** The key is refused from now on. */
  revoke(): void;
  /** Takes another key in place of the one that it has. */
  takeKey(key: Readonly<Record<string, string>>): void;
  /** Waits until a request hangs. */
  hanging(): Promise<void>;
  close(): Promise<void>;
}

const PER_SECOND = 10;
const LONGEST_QUERY = 4_096;
/** What every client sends. */
const usual = new Set([
  'host',
  'connection',
  'accept',
  'accept-language',
  'accept-encoding',
  'sec-fetch-mode',
  'user-agent',
]);

export async function openSystem(kind: SystemKind, port = 0): Promise<StandInSystem> {
  const seen: string[] = [];
  const refused: string[] = [];
  const arranged: { path: string; fault: SystemFault; after: number }[] = [];
  const asked: number[] = [];
  const shifted = new Set<string>();
  let isRevoked = false;
  let { key } = kind;
  let tellHanging: () => void = () => undefined;
  const hangs = new Promise<void>((resolve) => (tellHanging = resolve));

  /** Why a request is refused, or null. */
  function fault(request: IncomingMessage, url: URL, call: SystemCall | undefined): [number, string] | null {
    const headers = Object.keys(request.headers);
    const unknown = headers.find((name) => !usual.has(name) && !(name in key));
    if (unknown) return [400, `The header ${unknown} is unknown.`];
    const isKey = Object.entries(key).every(([name, value]) => request.headers[name] === value);
    if (isRevoked || !isKey) return [401, 'The key is unknown.'];
    if (request.method !== 'GET' || !call) return [404, `${request.method} ${url.pathname} is unknown.`];
    if (url.search.length - 1 > LONGEST_QUERY) return [500, 'The query is too long.'];
    const parameter = [...url.searchParams.keys()].find((name) => !call.query.includes(name));
    if (parameter) return [400, `The parameter ${parameter} is unknown at ${call.path}.`];
    return null;
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://system.test');
    const send = (status: number, body: string, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(body);
    };
    const found = callOf(kind, url.pathname);
    const why = fault(request, url, found?.call);
    if (why || !found) {
      const [status, message] = why ?? [404, 'Unknown.'];
      refused.push(message);
      return send(status, JSON.stringify({ UserMessage: message }));
    }
    const now = performance.now();
    while (asked[0] !== undefined && asked[0] < now - 1_000) asked.shift();
    const met = meets(url.pathname);
    if (asked.length >= PER_SECOND || met === 'BUSY') {
      refused.push('Too many requests.');
      return send(429, JSON.stringify({ UserMessage: 'Too many requests.' }));
    }
    asked.push(now);
    seen.push(url.pathname + url.search);
    if (met === 'DOWN') return send(503, 'Service unavailable');
    if (met === 'HTML')
      return send(200, '<!doctype html><title>Sign in</title>', { 'content-type': 'text/html' });
    if (met === 'HANG') return tellHanging();
    if (met === 'SHIFT') shifted.add(url.pathname);
    const { page, total } = pageOf(found, url.searchParams);
    const body = JSON.stringify(met === 'NULLS' ? page.map(() => null) : page);
    const headers = { 'x-total-count': String(total) };
    if (met !== 'CUT') return send(200, body, headers);
    response.writeHead(200, { ...headers, 'content-length': String(body.length) });
    response.write(body.slice(0, Math.floor(body.length / 2)), () => request.socket.destroy());
  }

  function meets(path: string): SystemFault | null {
    const index = arranged.findIndex((one) => one.path === path && one.after-- <= 0);
    return index === -1 ? null : (arranged.splice(index, 1)[0]?.fault ?? null);
  }

  function pageOf({ name, call, of }: Found, query: URLSearchParams) {
    const since = query.get(kind.changedSince);
    const all = (kind.books[name] ?? []).filter(
      (one) =>
        (of === null || one.of === of) &&
        (since === null || (one.updatedAt ?? new Date(0)) >= new Date(since)) &&
        kind.fits(name, one.record, query),
    );
    const offset = Number(query.get('offset') ?? 0);
    const limit = Math.min(Number(query.get('limit') ?? 50), kind.limit);
    const path = of === null ? call.path : call.path.replace(/\{\w+\}/, String(of));
    // A record before the page was removed while it was read.
    const from = shifted.delete(path) ? Math.max(0, offset - 1) : offset;
    return { total: all.length, page: all.slice(from, from + limit).map(({ record }) => record) };
  }

  const server = createServer((request, response) => {
    if (request.method === 'POST' && request.url === '/stand-in/faults') {
      void takeOrder(request, response);
      return;
    }
    answer(request, response);
  });

  /** Faults for a stand-in that runs as a command: `{"path": "/v1/leases", "fault": "CUT"}`, or `{"fault": "REVOKE"}`. */
  async function takeOrder(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const order = JSON.parse(await text(request)) as { path?: string; fault?: string };
    const known = systemFaults.find((one) => one === order.fault);
    if (order.fault === 'REVOKE') isRevoked = true;
    else if (known && order.path) arranged.push({ path: order.path, fault: known, after: 0 });
    response.writeHead(known || isRevoked ? 204 : 400).end();
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const taken = (server.address() as AddressInfo).port;
  return {
    port: taken,
    url: `http://127.0.0.1:${taken}`,
    kind,
    seen,
    refused,
    arrange: (path, one, after = 0) => void arranged.push({ path, fault: one, after }),
    revoke: () => void (isRevoked = true),
    takeKey: (another) => {
      key = another;
      isRevoked = false;
    },
    hanging: () => hangs,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Found {
  name: string;
  call: SystemCall;
  of: number | null;
}

/** The call that a path is of; ids are numbers. */
function callOf({ calls }: SystemKind, path: string): Found | null {
  for (const [name, call] of Object.entries(calls)) {
    const pattern = new RegExp(`^${call.path.replace(/\{\w+\}/, '(\\d+)')}$`);
    const match = pattern.exec(path);
    if (match) return { name, call, of: match[1] === undefined ? null : Number(match[1]) };
  }
  return null;
}
