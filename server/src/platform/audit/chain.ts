import { createHash } from 'node:crypto';
import type { TrailFault } from '@writdesk/contract/values/trail-faults';

/** Any value that JSON can say. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

/** Everything that the hash of an audit row covers. */
export interface AuditPayload {
  subject: string;
  subjectId: string;
  seq: number;
  clientId: string | null;
  firmId: string | null;
  action: string;
  /** Who may read it; null on the users' trail, which has no such choice. */
  visibility: string | null;
  actorKind: string;
  actorId: string | null;
  actorName: string;
  /** ISO instant. */
  occurredAt: string;
  data: Json;
}

/** The hash that the first row of a chain follows. */
export const GENESIS = '0'.repeat(64);

/** JSON with sorted keys and without absent values: one text for one meaning, whoever stored it. */
export function canonical(value: Json | undefined): string {
  if (value === null || value === undefined || typeof value !== 'object')
    return JSON.stringify(value ?? null);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  entries.sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}

/** `sha256(prev || canonical payload)`, in hex. */
export function chainHash(previous: string, payload: AuditPayload): string {
  return createHash('sha256')
    .update(previous)
    .update(canonical(payload as unknown as Json))
    .digest('hex');
}

export interface ChainRow extends AuditPayload {
  prevHash: string;
  hash: string;
}

/** The first row that isn't as it was written. */
export interface ChainFault {
  seq: number;
  what: TrailFault;
}

/** What is wrong with a chain, or null. A row changed, removed, added or moved is found; a cut tail needs the head. */
export function chainFault(
  rows: readonly ChainRow[],
  head?: { seq: number; hash: string },
): ChainFault | null {
  let previous = GENESIS;
  let expected = 1;
  for (const { prevHash, hash, ...payload } of rows) {
    if (payload.seq !== expected) return { seq: expected, what: 'MISSING' };
    if (prevHash !== previous) return { seq: payload.seq, what: 'REPLACED' };
    if (chainHash(previous, payload) !== hash) return { seq: payload.seq, what: 'CHANGED' };
    previous = hash;
    expected += 1;
  }
  if (head && (head.seq !== expected - 1 || head.hash !== previous))
    return { seq: expected, what: 'MISSING' };
  return null;
}
