import { actorUserId } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { placeOnDocket } from '../dockets/index.ts';
import { actOnCase } from './act-on-case.ts';
import type { CaseDetailsReply } from './read-details.ts';
import { insertReminders } from './reminder-queries.ts';

const DAY_MS = 86_400_000;
const REMIND_DAYS_BEFORE = [7, 3, 1];

/** Puts the case on a docket of its courthouse; an earlier setting becomes a continuance. */
export function applyToDocket(
  context: Context,
  {
    params,
    body,
  }: {
    params: { id: string };
    body: { version?: number | undefined; docketId: string; reason: string | null };
  },
): Promise<CaseDetailsReply> {
  return actOnCase(
    context,
    {
      caseId: params.id,
      action: 'apply-to-docket',
      version: body.version,
      input: { docketId: body.docketId },
    },
    async ({ tx, record }) => {
      const docket = await placeOnDocket(tx, {
        case: record,
        docketId: body.docketId,
        setBy: actorUserId(context.actor),
      });
      const at = docket.hearingAt.getTime();
      const reminders = REMIND_DAYS_BEFORE.map((days) => ({
        kind: 'HEARING',
        audience: 'CLIENT' as const,
        dueAt: new Date(at - days * DAY_MS),
        message: `The hearing is in ${days} ${days === 1 ? 'day' : 'days'}.`,
      }));
      await insertReminders(
        tx.db,
        record,
        reminders.filter(({ dueAt }) => dueAt > tx.now),
      );
      return {
        changes: { docket_id: body.docketId, hearing_at: docket.hearingAt, hearing_stage: 'SET' },
        fixedOn: docket.hearingDate,
        data: {
          docketId: body.docketId,
          hearingDate: docket.hearingDate,
          room: docket.room,
          ...(body.reason && { reason: body.reason }),
        },
      };
    },
  );
}
