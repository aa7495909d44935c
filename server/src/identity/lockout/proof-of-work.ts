import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from '../../platform/clock.ts';
import { network } from '../../platform/http/caller-address.ts';
import { spendWork } from './lockout-queries.ts';

/** Long enough for a slow phone and the hardest proof. */
const VALID_MS = 5 * 60_000;
const NONCE_BYTES = 16;

/** What a challenge is for: it is worth nothing for another name or from another network. */
export interface WorkFor {
  name: string;
  address: string;
}

/** Has a browser work before it may guess: cheap for a person, dear for a program that guesses all day. */
export interface ProofOfWork {
  challenge(asked: WorkFor, bits: number): string;
  /** @param proof the challenge, a space, and the counter that was found. @returns false when it is wrong, old or spent. */
  take(asked: WorkFor, proof: string): Promise<boolean>;
}

/**
 * The answer is a counter for which SHA-256 of `nonce.counter` begins with so many zero bits. Challenges are signed and
 * nowhere kept; proofs that were shown are, until they expire.
 */
export function createProofOfWork(pool: Pool, key: Uint8Array, clock: Clock): ProofOfWork {
  const sign = (nonce: string, bits: number, expires: number, { name, address }: WorkFor) =>
    createHmac('sha256', key)
      .update(JSON.stringify(['work', nonce, bits, expires, name, network(address)]))
      .digest('base64url');

  return {
    challenge(asked, bits) {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      const expires = clock.now().getTime() + VALID_MS;
      return [nonce, bits, expires, sign(nonce, bits, expires, asked)].join('.');
    },
    async take(asked, proof) {
      const [challenge = '', counter = ''] = proof.split(' ');
      const [nonce = '', bits, expires, signature = ''] = challenge.split('.');
      const [zeroBits, end] = [Number(bits), Number(expires)];
      if (!isSame(signature, sign(nonce, zeroBits, end, asked)) || end <= clock.now().getTime()) return false;
      if (!/^\d{1,12}$/.test(counter) || zerosOf(`${nonce}.${counter}`) < zeroBits) return false;
      return spendWork(pool, nonce, new Date(end));
    },
  };
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function zerosOf(text: string): number {
  return Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0));
}
