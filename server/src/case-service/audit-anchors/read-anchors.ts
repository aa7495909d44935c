import type { auditAnchors } from '@writdesk/contract/audits/audit-anchors';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { Kysely } from 'kysely';
import { GENESIS } from '../../platform/audit/chain.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { anchorHash } from './anchor-hash.ts';
import {
  findLostHead,
  PLATFORM,
  selectAnchorPage,
  selectAnchors,
  selectFirmIds,
  selectHeadsOf,
} from './anchor-queries.ts';

/** The caller’s firm; the platform’s own trail for its administrator. */
const firmOf = (context: UserContext) => personOf(context).firmId ?? PLATFORM;

/** A page of anchors, newest first. */
export async function listAnchors(context: UserContext, { query }: RouteInput<typeof auditAnchors.list>) {
  const db = context.deps.db.as(systemScope);
  const { rows, ...counted } = await selectAnchorPage(db, firmOf(context), query);
  return { anchors: rows.map((row) => ({ ...row, anchoredAt: row.anchoredAt.toISOString() })), ...counted };
}

type Verified = RouteReplyInput<typeof auditAnchors.verify>;

/** Checks the anchors of the caller’s firm. */
export const verifyAnchors = (context: UserContext): Promise<Verified> =>
  verifyAnchorsOf(context.deps.db.as(systemScope), firmOf(context));

/** Recalculates each anchor from its heads and its predecessor, then looks for each head in its trail. */
async function verifyAnchorsOf(db: Kysely<DB>, firmId: string): Promise<Verified> {
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

/** What the anchors of all trails say: each firm has a trail, and the platform one for people, companies and properties. */
export interface AllAnchors {
  trails: number;
  /** Trails that have no anchor yet: a row that was cut off the end of a chain doesn’t show there. */
  unanchored: number;
  anchors: number;
  faults: ({ firmId: string } & NonNullable<Verified['fault']>)[];
}

/** Verifies the anchors of every trail, as the scope that sees all of them. */
export async function verifyAllAnchors(db: Kysely<DB>): Promise<AllAnchors> {
  const firmIds = [PLATFORM, ...(await selectFirmIds(db))];
  const found: AllAnchors = { trails: firmIds.length, unanchored: 0, anchors: 0, faults: [] };
  for (const firmId of firmIds) {
    const { anchors, fault } = await verifyAnchorsOf(db, firmId);
    found.anchors += anchors;
    if (anchors === 0) found.unanchored += 1;
    if (fault) found.faults.push({ firmId, ...fault });
  }
  return found;
}
