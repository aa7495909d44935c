import { permitted } from '@writdesk/contract/permissions/permissions';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { queueMail, scheduledMail } from '../../platform/mail/index.ts';
import { selectFirmHolders } from '../../user-service/users/index.ts';
import { NothingToNote, unlessDone } from '../cases/record/index.ts';
import { weekToReport } from '../notice-guard/index.ts';
import { checkAudits } from './check-audits.ts';
import { releasedAloneLetter } from './released-alone-letter.ts';
import { selectFirmsToList, takeUnlisted } from './released-alone-queries.ts';

/**
 * Lists to a firm’s administrators and lawyers, on Monday morning where the firm is, the checks that one person released
 * alone. It looks every hour; each check is listed once.
 */
export const listReleasedAlone = defineJob<Record<string, never>>({
  name: 'checks.list-released-alone',
  schema: z.object({}).strict(),
  schedule: { cron: '23 * * * *' },
  concurrency: 1,
  async handle(context, _data, { signal }) {
    const { deps, scope } = context;
    for (const { firmId, timeZone } of await selectFirmsToList(deps.db.as(scope))) {
      signal.throwIfAborted();
      await unlessDone(list(context, firmId, weekToReport(deps.clock.now(), timeZone).untilDay));
    }
  },
});

function list(context: Context, firmId: string, until: string) {
  return transact(context, async (tx) => {
    const checks = await takeUnlisted(tx.db, firmId, { until, now: tx.now });
    if (checks.length === 0) throw new NothingToNote();
    const readers = await selectFirmHolders(tx.db, firmId, ['firm_admin', 'lawyer']);
    for (const { id, email, firstName, language, roles } of readers) {
      const link = permitted(roles, 'check.read')
        ? `${context.deps.config.publicUrl}/checks?release=ONE_PERSON`
        : null;
      const letter = releasedAloneLetter({ firstName, language, checks, link });
      const idempotencyKey = `released-alone:${firmId}:${until}:${id}`;
      await queueMail(tx, { to: email, ...letter, idempotencyKey }, scheduledMail('once a week'));
    }
    await tx.audit(checkAudits.listAlone, {
      firmId,
      subjectId: firmId,
      data: {
        until,
        checks: checks.length,
        amountCents: checks.reduce((sum, { amountCents }) => sum + amountCents, 0),
        notified: readers.length,
      },
    });
  });
}
