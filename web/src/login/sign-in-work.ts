import { firstWordOfSha256 } from './sha256.ts';

/** What the provider asks of this browser before an attempt. */
interface Preparation {
  /** `nonce.bits.expires.signature`; none where nothing is to be done. */
  challenge?: string;
  waitSeconds: number;
}

/** A longer wait is said by the next page; nobody sits through it. */
const LONGEST_WAIT_SECONDS = 30;
/** The page stays alive between two of them. */
const SLICE_MS = 30;

/**
 * Asks what an attempt costs, does the work and waits.
 * @param notify called once when it takes longer than a moment.
 * @returns the proof for the form; empty when none is asked for, or the provider can't be reached: then the form's answer says so.
 */
export async function prepareSignIn(
  url: string | undefined,
  username: string,
  notify: () => void,
): Promise<string> {
  if (!url) return '';
  const { challenge, waitSeconds } = await ask(url, username);
  if (waitSeconds > LONGEST_WAIT_SECONDS) return '';
  if (challenge || waitSeconds > 0) notify();
  const [proof] = await Promise.all([
    challenge ? solve(challenge) : '',
    waitSeconds > 0 && pause(waitSeconds * 1_000),
  ]);
  return proof;
}

async function ask(url: string, username: string): Promise<Preparation> {
  try {
    const reply = await fetch(url, { method: 'POST', body: new URLSearchParams({ username }) });
    return reply.ok ? ((await reply.json()) as Preparation) : { waitSeconds: 0 };
  } catch {
    return { waitSeconds: 0 };
  }
}

/** Finds a counter for which SHA-256 of `nonce.counter` begins with so many zero bits. */
export async function solve(challenge: string): Promise<string> {
  const [nonce = '', bits] = challenge.split('.');
  const wanted = Number(bits);
  let rest = performance.now() + SLICE_MS;
  for (let counter = 0; ; counter++) {
    if (Math.clz32(firstWordOfSha256(`${nonce}.${counter}`)) >= wanted) return `${challenge} ${counter}`;
    if (counter % 256 === 0 && performance.now() > rest) {
      await pause(0);
      rest = performance.now() + SLICE_MS;
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
