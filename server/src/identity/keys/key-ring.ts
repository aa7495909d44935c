import type { FastifyBaseLogger } from 'fastify';
import { decodeProtectedHeader } from 'jose';
import type { ProviderKeys } from './keys.ts';

export interface KeyRingParts<Live> {
  load(): Promise<ProviderKeys>;
  /** Makes what answers with these keys. Requests under way finish with what they began with. */
  build(keys: ProviderKeys): Live;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** What answers now, with the keys of now: another process may change them at any time. */
export interface KeyRing<Live> {
  readonly live: Live;
  /** Looks whether the keys have changed, unless it did so a second ago; then it waits that long. */
  look(): Promise<void>;
  /** Looks when a token names a key that isn't known yet. */
  know(token: string): Promise<void>;
  close(): void;
}

/** How often a process looks by itself; the cookies' keys wait longer than this before they sign. */
const LOOK_EVERY_MS = 15_000;
/** Tokens with keys that nobody has must not become queries each. */
const REST_MS = 1_000;

export async function openKeyRing<Live>({ load, build, log }: KeyRingParts<Live>): Promise<KeyRing<Live>> {
  let keys = await load();
  let live = build(keys);
  let lookedAt = 0;
  let looking: Promise<void> | undefined;

  async function lookOnce(): Promise<void> {
    const rest = lookedAt + REST_MS - performance.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    lookedAt = performance.now();
    const found = await load();
    if (fingerprint(found) === fingerprint(keys)) return;
    keys = found;
    live = build(found);
    log.info({ kid: found.signingKeys[0]?.kid }, 'the sign-in keys have changed');
  }
  const look = () =>
    (looking ??= lookOnce().finally(() => {
      looking = undefined;
    }));

  const timer = setInterval(() => {
    look().catch((error: unknown) => log.error({ err: error }, 'the sign-in keys could not be read'));
  }, LOOK_EVERY_MS).unref();

  return {
    get live() {
      return live;
    },
    look,
    async know(token) {
      const kid = kidOf(token);
      if (kid !== undefined && !keys.signingKeys.some((each) => each.kid === kid)) await look();
    },
    close: () => clearInterval(timer),
  };
}

const fingerprint = ({ signingKeys, cookieKeys }: ProviderKeys): string =>
  JSON.stringify([signingKeys.map(({ kid }) => kid), cookieKeys]);

function kidOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid;
  } catch {
    return undefined; // no token at all: whoever verifies it says so
  }
}
