import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { queueMail, scheduledMail } from '../../platform/mail/index.ts';
import { withoutNumbers } from '../../platform/mail/without-numbers.ts';
import { notifyIn } from '../../user-service/notifications/index.ts';
import { selectFirmAdmins } from '../../user-service/users/index.ts';
import { passesMail } from './passes-mail.ts';
import {
  noteNotified,
  type Passed,
  selectFirmsToNotify,
  selectKeptFrom,
  selectPassesBetween,
} from './notified-overrides-queries.ts';
import { weekOf, weekToReport } from './week-to-report.ts';
import { noticeGuardAudits } from './notice-guard-audits.ts';
import { noticeNotifications } from '@writdesk/contract/notices/notice-notifications';

/**
 * Notifies the administrators of each firm on Monday morning, where the firm is, which points of notices its lawyers
 * passed in the week before. It looks every hour; a firm is notified once of a week, whoever looks and however often.
 */
export const notifyOfPasses = defineJob<Record<string, never>>({
  name: 'notice-guard.notify-of-passes',
  schema: z.object({}).strict(),
  schedule: { cron: '3 * * * *' },
  concurrency: 1,
  async handle(context) {
    const { deps, scope } = context;
    const db = deps.db.as(scope);
    for (const { firmId, timeZone, notifiedUntil } of await selectFirmsToNotify(db)) {
      const week = weekToReport(deps.clock.now(), timeZone);
      const span = { from: notifiedUntil ?? week.weekBefore, until: week.until };
      if (span.from >= span.until) continue;
      const passes = await selectPassesBetween(db, firmId, span);
      if (passes.length === 0) continue;
      await notify(context, { firmId, timeZone, passes, untilDay: week.untilDay, until: week.until });
    }
  },
});

interface WeekOfPasses {
  firmId: string;
  timeZone: string;
  passes: readonly Passed[];
  untilDay: string;
  until: Date;
}

function notify(
  context: Context,
  { firmId, passes, untilDay, until, ...place }: WeekOfPasses,
): Promise<void> {
  return transact(context, async (tx) => {
    const note = { firmId, untilDay, untilAt: until, passes: passes.length };
    const isFirst = await noteNotified(tx.db, { ...note, notifiedAt: tx.now });
    const notified = isFirst
      ? await notifyAdmins(tx, context, { firmId, passes, untilDay, until, ...place })
      : 0;
    await tx.audit(noticeGuardAudits.notifyOfPasses, {
      firmId,
      subjectId: firmId,
      data: { until: untilDay, passes: passes.length, notified },
    });
  });
}

/** @returns how many were notified. */
async function notifyAdmins(
  tx: Tx,
  { deps }: Context,
  { firmId, passes, ...week }: WeekOfPasses,
): Promise<number> {
  const admins = await selectFirmAdmins(tx.db, firmId);
  const keptFrom = await selectKeptFrom(
    tx.db,
    firmId,
    passes.map(({ caseId }) => caseId),
  );
  let count = 0;
  for (const admin of admins) {
    const seen = passes.filter(({ caseId }) => !keptFrom.has(`${caseId} ${admin.id}`));
    const [oldest] = seen;
    if (!oldest) continue;
    const { from, isLast } = weekOf(oldest.at, week.timeZone, week.untilDay);
    await notifyIn(tx, noticeNotifications.passed, {
      userIds: [admin.id],
      subject: { kind: 'firm', id: firmId },
      params: paramsOf(seen, { from, isLast }),
    });
    const letter = passesMail({
      firstName: admin.firstName,
      language: admin.language,
      timeZone: week.timeZone,
      passes: seen,
      from,
      isLast,
      link: `${deps.config.publicUrl}/?passedFrom=${from}`,
    });
    const idempotencyKey = `notice-passes:${firmId}:${week.untilDay}:${admin.id}`;
    await queueMail(tx, { to: admin.email, ...letter, idempotencyKey }, scheduledMail('once a week'));
    count += 1;
  }
  return count;
}

function paramsOf(passes: readonly Passed[], { from, isLast }: { from: string; isLast: boolean }) {
  const unique = (texts: readonly string[]) => [...new Set(texts)].join(' · ');
  const cases = unique(passes.map(({ caseTitle }) => withoutNumbers(caseTitle)));
  const by = unique(passes.map((pass) => pass.by));
  const count = String(passes.length);
  return { count, from, isLast: isLast ? ('true' as const) : ('false' as const), cases, by };
}
