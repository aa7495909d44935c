import type { monthFiling } from '@writdesk/contract/month-filing/month-filing';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { FieldError } from '@writdesk/contract/sentences/in-english';
import type { UserContext } from '../../platform/context.ts';
import { faultsOfCase } from '../cases/intake/index.ts';
import { type LeaseDraftRow, selectLeaseDrafts } from './month-filing-queries.ts';

/** The drafts that were opened from leases, each with what its submit still lacks: the question that a submit asks, asked beforehand. */
export async function listDrafts(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof monthFiling.drafts>,
): Promise<RouteReplyInput<typeof monthFiling.drafts>> {
  const now = deps.clock.now();
  // One transaction, so that all statements of a page travel together.
  return deps.db.transaction(scope, async (db) => {
    const { rows, ...counted } = await selectLeaseDrafts(db, scope, query);
    const drafts = await Promise.all(
      rows.map(async (row) => viewOf(row, await faultsOfCase(db, scope, row, {}, now))),
    );
    return { drafts, ...counted };
  });
}

function viewOf(row: LeaseDraftRow, errors: readonly FieldError[]) {
  const { id, version, title, unitLabel, stateCode, proofs } = row;
  const { claimedCents, noticeType, noticeServedOn, noticeMethod } = row;
  return {
    id,
    version,
    title,
    client: { id: row.clientId, name: row.clientName ?? '' },
    property: row.propertyId ? { id: row.propertyId, name: row.propertyName ?? '' } : null,
    unitLabel,
    stateCode,
    reasons: row.reasons ?? [],
    claimedCents: claimedCents ?? 0,
    noticeType,
    noticeServedOn,
    noticeMethod,
    proofs,
    // The attestation is given with the submit of all of them.
    errors: errors.filter(({ path }) => path !== 'attestedBy'),
  };
}
