import { docketNotifications } from '@writdesk/contract/dockets/docket-notifications';
import { z } from 'zod';
import { systemScope } from '../../platform/db/scope.ts';
import { transact } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { notifyIn } from '../../user-service/notifications/index.ts';
import { caseLive, selectConcerned } from '../cases/record/index.ts';
import { docketAudits, caseDocketAudits } from './docket-audits.ts';
import { markMoveNotified, selectMoved } from './docket-move-queries.ts';
import { findDocket } from './docket-queries.ts';

const sitting = z.object({ date: z.string(), time: z.string(), room: z.string() }).strict();

/** Notifies everybody who has a hearing on a docket that it takes place at another time or in another room. */
export const notifyOfMove = defineJob({
  name: 'dockets.notify-of-move',
  schema: z.object({ firmId: z.uuid(), docketId: z.uuid(), version: z.int(), was: sitting }).strict(),
  async handle(context, { firmId, docketId, version, was }) {
    await transact(context, async (tx) => {
      const isFirst = await markMoveNotified(tx.db, { firmId, docketId, version });
      const docket = isFirst ? await findDocket(tx.db, systemScope, docketId) : undefined;
      const moved = docket ? await selectMoved(tx.db, { firmId, docketId }) : [];
      const concerned = await selectConcerned(
        tx.db,
        moved.map(({ id }) => id),
      );
      for (const row of moved) {
        if (!docket) continue;
        const { hearingDate: date, hearingTime: time, room } = docket;
        await tx.audit(caseDocketAudits.moved, {
          firmId,
          clientId: row.clientId,
          subjectId: row.id,
          data: { docketId, date, time, room, was },
        });
        tx.publish(caseLive.moved, { firmId, clientId: row.clientId, caseId: row.id });
        await notifyIn(tx, docketNotifications.moved, {
          userIds: concerned.find(({ caseId }) => caseId === row.id)?.userIds ?? [],
          subject: { kind: 'case', id: row.id },
          params: {
            title: row.title,
            caseNumber: row.caseNumber ?? row.caseDraftNumber,
            date,
            time,
            room,
            wasDate: was.date,
            wasTime: was.time,
          },
        });
      }
      await tx.audit(docketAudits.notifyOfMove, {
        firmId,
        subjectId: docketId,
        data: { notified: moved.length, version },
      });
    });
  },
});
