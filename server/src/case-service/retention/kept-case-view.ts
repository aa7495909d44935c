import type { KeptCase } from '@writdesk/contract/retention/retention';
import type { KeptCaseRow } from './retention-queries.ts';

/** A case with its files as the API says it. */
export function keptCaseView(row: KeptCaseRow): KeptCase {
  const { heldReason, heldBy, heldAt, ...rest } = row;
  return {
    ...rest,
    clientName: row.clientName ?? '',
    sizeBytes: Number(row.sizeBytes),
    purgedAt: row.purgedAt?.toISOString() ?? null,
    hold: heldAt ? { reason: heldReason ?? '', by: heldBy ?? '', at: heldAt.toISOString() } : null,
  };
}
