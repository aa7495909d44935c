import { courthouseNotifications } from '@writdesk/contract/courthouses/courthouse-notifications';
import { z } from 'zod';
import { transact } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { notifyIn } from '../../user-service/notifications/index.ts';
import { keeperAudits } from './keeper-audits.ts';
import { courthouseLive } from './courthouse-live.ts';
import { selectKeepersOfCases } from './works-at-court-queries.ts';

/** Notifies those at every firm who have open cases at a courthouse: who changed it sees their own cases only. */
export const notifyOfCourtChange = defineJob({
  name: 'courthouses.notify-of-change',
  schema: z
    .object({
      courthouseId: z.uuid(),
      courthouse: z.string(),
      by: z.string(),
      byId: z.uuid(),
      what: z.enum(['changed', 'fees']),
    })
    .strict(),
  async handle(context, { courthouseId, courthouse, by, byId, what }) {
    await transact(context, async (tx) => {
      const people = await selectKeepersOfCases(tx.db, courthouseId);
      for (const firmId of new Set(people.map((person) => person.firmId)))
        tx.publish(courthouseLive.changed, { firmId, ids: { courthouseId } });
      const userIds = people.map(({ userId }) => userId).filter((userId) => userId !== byId);
      await notifyIn(tx, courthouseNotifications[what], {
        userIds,
        subject: { kind: 'courthouse', id: courthouseId },
        params: { courthouse, by },
      });
      await tx.audit(keeperAudits.notifyOfChange, {
        subjectId: courthouseId,
        data: { notified: userIds.length },
      });
    });
  },
});
