import { z } from 'zod';
import { GENESIS } from '../../platform/audit/chain.ts';
import type { Context } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { queueMail, scheduledMail } from '../../platform/mail/index.ts';
import { selectFirmAdmins } from '../../user-service/users/index.ts';
import { NothingToNote, unlessDone } from '../cases/record/index.ts';
import { auditAnchorAudits } from './anchor-audits.ts';
import { anchorHash } from './anchor-hash.ts';
import { anchorLetter } from './anchor-letter.ts';
import { findLastAnchor, insertAnchor, PLATFORM, selectFirmIds, selectHeads } from './anchor-queries.ts';

/** Longer than any transaction: a row is dated by its beginning and seen after its end. */
const OVERLAP_MS = 3_600_000;

/**
 * Puts the last rows of all trails under one hash, once a day for each firm, and mails it once a month to those who run the firm:
 * whoever cuts a trail later, anchors and all, can’t change what stands in their mailboxes.
 */
export const anchorAudits = defineJob<Record<string, never>>({
  name: 'audits.anchor',
  schema: z.object({}).strict(),
  schedule: { cron: '10 3 * * *' },
  concurrency: 1,
  timeoutSeconds: 900,
  async handle(context, _data, { signal }) {
    const firmIds = await selectFirmIds(context.deps.db.as(context.scope));
    for (const firmId of [PLATFORM, ...firmIds]) {
      signal.throwIfAborted();
      await unlessDone(anchor(context, firmId));
    }
  },
});

function anchor(context: Context, firmId: string) {
  return transact(context, async (tx) => {
    const last = await findLastAnchor(tx.db, firmId);
    const day = tx.now.toISOString().slice(0, 10);
    // A repeated job reads no trail of a firm that has its anchor.
    if (last && last.day >= day) throw new NothingToNote();
    const since = last ? new Date(last.anchoredAt.getTime() - OVERLAP_MS) : null;
    const heads = await selectHeads(tx.db, firmId, since);
    const prevHash = last?.hash ?? GENESIS;
    const made = { day, prevHash, hash: anchorHash(prevHash, heads) };
    if (!(await insertAnchor(tx.db, { firmId, ...made, anchoredAt: tx.now }, heads)))
      throw new NothingToNote();
    await tx.audit(auditAnchorAudits.anchor, {
      firmId,
      subjectId: firmId,
      data: { day, chains: heads.length, hash: made.hash },
    });
    if (firmId !== PLATFORM && last?.day.slice(0, 7) !== day.slice(0, 7))
      await mailAnchor(tx, context, firmId, made);
  });
}

async function mailAnchor(
  tx: Tx,
  { deps }: Context,
  firmId: string,
  { day, hash }: { day: string; hash: string },
): Promise<void> {
  const platform = await findLastAnchor(tx.db, PLATFORM);
  const link = `${deps.config.publicUrl}/audits/anchors`;
  for (const { id, email, firstName, language } of await selectFirmAdmins(tx.db, firmId)) {
    const letter = anchorLetter({
      language,
      firstName,
      day,
      hash,
      platformHash: platform?.hash ?? GENESIS,
      link,
    });
    const idempotencyKey = `audit-anchor:${firmId}:${day}:${id}`;
    await queueMail(tx, { to: email, ...letter, idempotencyKey }, scheduledMail('once a day'));
  }
}
