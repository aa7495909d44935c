import { sweepNotifications } from '@writdesk/contract/payment-sweep/sweep-notifications';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { notifyIn } from '../../user-service/notifications/index.ts';
import { NothingToNote, unlessDone } from '../cases/record/index.ts';
import { sweepAudits } from './sweep-audits.ts';
import { markAsked, selectAhead, selectUnanswered, type SittingAhead } from './sweep-queries.ts';
import { roundAt } from './sweep-rounds.ts';

/** Asks each property on the eve of court, and once more that morning, which of its tenants paid; who has answered isn’t asked. */
export const askProperties = defineJob<Record<string, never>>({
  name: 'payment-sweep.ask-properties',
  schema: z.object({}).strict(),
  schedule: { cron: '7,37 * * * *' },
  concurrency: 1,
  async handle(context) {
    const now = context.deps.clock.now();
    for (const sitting of await selectAhead(context.deps.db.as(context.scope), now)) {
      const round = roundAt(sitting, now);
      if (round && !sitting.asked.includes(round)) await unlessDone(ask(context, sitting, round));
    }
  },
});

function ask(context: Context, sitting: SittingAhead, round: NonNullable<ReturnType<typeof roundAt>>) {
  return transact(context, async (tx) => {
    // Another worker was faster.
    if (!(await markAsked(tx.db, sitting, round, tx.now))) throw new NothingToNote();
    const properties = await selectUnanswered(tx.db, sitting);
    for (const { propertyId, property, cases, userIds } of properties) {
      await notifyIn(tx, sweepNotifications.asked, {
        userIds,
        subject: { kind: 'property', id: propertyId },
        params: {
          property,
          court: sitting.court,
          date: sitting.hearingDate,
          time: sitting.hearingTime,
          cases: String(cases),
        },
      });
    }
    await tx.audit(sweepAudits.asked, {
      firmId: sitting.firmId,
      subjectId: sitting.id,
      data: { round, properties: properties.length },
    });
  });
}
