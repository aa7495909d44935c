import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { AuditKind } from '../../platform/audit/audit-kind.ts';
import type { Tx } from '../../platform/db/transact.ts';

/** Each state's rules have one trail, whichever version is meant. */
export function auditRules<K extends AuditKind<'users'>>(
  tx: Tx,
  kind: K,
  data: z.input<K['data']> & { state: string },
): Promise<void> {
  return tx.audit<AuditKind<'users'>>(kind, { subjectId: trailOf(data.state), data });
}

/** A trail is named by an id; a state has none among these, so it is made of its letters. */
function trailOf(state: string): string {
  const digits = createHash('sha256').update(`rule-pack:${state}`).digest('hex');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `5${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}
