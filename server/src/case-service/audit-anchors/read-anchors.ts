import type { auditAnchors } from '@writdesk/contract/audits/audit-anchors';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import { GENESIS } from '../../platform/audit/chain.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { anchorHash } from './anchor-hash.ts';
import { findLostHead, PLATFORM, selectAnchorPage, selectAnchors, selectHeadsOf } from './anchor-queries.ts';

/** The caller’s firm; the platform’s own trail for its administrator. */
const firmOf = (context: UserContext) => personOf(context).firmId ?? PLATFORM;

/** A page of anchors, newest first. */
export async function listAnchors(context: UserContext, { query }: RouteInput<typeof auditAnchors.list>) {
  const db = context.deps.db.as(systemScope);
  const { rows, ...counted } = await selectAnchorPage(db, firmOf(context), query);
  return { anchors: rows.map((row) => ({ ...row, anchoredAt: row.anchoredAt.toISOString() })), ...counted };
}

type Verified = RouteReplyInput<typeof auditAnchors.verify>;

/** Recalculates each anchor from its heads and its predecessor, then looks for each head in its trail. */
export async function verifyAnchors(context: UserContext): Promise<Verified> {
  const db = context.deps.db.as(systemScope);
  const firmId = firmOf(context);
  const anchors = await selectAnchors(db, firmId);
  const counted = { anchors: anchors.length, headHash: anchors.at(-1)?.hash ?? null };
  let previous = GENESIS;
  for (const { day, prevHash, hash } of anchors) {
    if (prevHash !== previous || anchorHash(prevHash, await selectHeadsOf(db, firmId, day)) !== hash)
      return { ...counted, fault: { day, what: 'ANCHOR', subject: null, subjectId: null, seq: null } };
    previous = hash;
  }
  const lost = await findLostHead(db, firmId);
  if (!lost) return { ...counted, fault: null };
  const { isCut, ...where } = lost;
  return { ...counted, fault: { ...where, what: isCut ? 'CUT' : 'CHANGED' } };
}
