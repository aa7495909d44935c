import { setTimeout as sleep } from 'node:timers/promises';
import { exactJson } from './exact-json.ts';
import { SystemError } from './property-system.ts';

/** Vendors answer 429 beyond ten requests in a second, and count them when they arrive: on a slow line that is closer together. */
const PACE_MS = 125;
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 30_000;
const MOST_ATTEMPTS = 6;
const ANSWER_MS = 60_000;
const MOST_BYTES = 64 * 1024 * 1024;
/** Beyond it vendors answer 500. */
const LONGEST_QUERY = 4_096;

interface Caller {
  /** Of the configuration, never of what somebody typed. */
  baseUrl: string;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
}
export interface SystemAnswer {
  body: unknown;
  /** How many records there are in all; null where the system doesn’t say. */
  total: number | null;
}
export type AskSystem = (path: string, query: Readonly<Record<string, string>>) => Promise<SystemAnswer>;

/** Asks a property system, in its pace and again where it was busy. @throws SystemError */
export function systemCaller({ baseUrl, headers, signal }: Caller): AskSystem {
  let next = 0;
  async function paced() {
    const now = performance.now();
    const at = Math.max(now, next);
    next = at + PACE_MS;
    if (at > now) await sleep(at - now, undefined, { signal });
  }
  return async (path, query) => {
    const words = new URLSearchParams(query).toString();
    if (words.length > LONGEST_QUERY) throw new Error(`The query for ${path} is too long.`);
    const url = `${baseUrl}${path}?${words}`;
    for (let attempt = 1; ; attempt++) {
      await paced();
      const answer = await once(url, { path, headers, signal });
      if ('body' in answer) return answer;
      if (attempt === MOST_ATTEMPTS) throw new SystemError(answer.busy, path, answer.cause);
      const wait = answer.waitMs ?? FIRST_WAIT_MS * 2 ** (attempt - 1);
      await sleep(Math.min(wait, LONGEST_WAIT_MS), undefined, { signal });
    }
  };
}

interface Busy {
  busy: 'BUSY' | 'NO_ANSWER';
  waitMs: number | null;
  cause?: unknown;
}

async function once(
  url: string,
  { path, headers, signal }: { path: string; headers: Caller['headers']; signal: AbortSignal },
): Promise<SystemAnswer | Busy> {
  let response: Response;
  try {
    response = await fetch(url, {
      headers: { ...headers, accept: 'application/json' },
      // Whoever sends us elsewhere would get the key there.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
    });
  } catch (cause) {
    signal.throwIfAborted();
    return { busy: 'NO_ANSWER', waitMs: null, cause };
  }
  const { status } = response;
  if (status !== 200) {
    await response.body?.cancel();
    if (status === 401 || status === 403) throw new SystemError('KEY_REFUSED', path);
    if (status === 429) return { busy: 'BUSY', waitMs: waitOf(response) };
    if (status >= 500) return { busy: 'NO_ANSWER', waitMs: waitOf(response) };
    throw new SystemError('UNREADABLE', path, new Error(`It answered ${status}.`));
  }
  const body = await readBody(response, { path, signal });
  const total = response.headers.get('x-total-count');
  return { body, total: total !== null && /^\d{1,9}$/.test(total) ? Number(total) : null };
}

function waitOf({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null;
}

async function readBody(
  response: Response,
  { path, signal }: { path: string; signal: AbortSignal },
): Promise<unknown> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of response.body ?? []) {
      size += piece.byteLength;
      if (size > MOST_BYTES) throw new SystemError('TOO_LARGE', path);
      pieces.push(piece);
    }
    return exactJson(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces)));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof SystemError) throw error;
    // Cut short, or a page for people.
    throw new SystemError('UNREADABLE', path, error);
  }
}
