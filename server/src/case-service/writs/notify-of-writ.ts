import { writNotifications } from '@writdesk/contract/writs/writ-notifications';
import { actorUserId } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { notifyIn } from '../../user-service/notifications/index.ts';
import { groupAudience } from '../cases/actions/index.ts';
import type { CaseRecord } from '../cases/record/index.ts';
import { termsOfState } from '../deadlines/index.ts';

export type Notified = 'client' | 'processor' | 'lawyer';

/** Notifies those whose move it is, or whom it concerns. Nobody is notified of their own action. */
export async function notifyOfWrit(
  tx: Tx,
  { actor }: Context,
  record: CaseRecord,
  about: keyof typeof writNotifications,
  { to, number }: { to: readonly Notified[]; number: string },
): Promise<void> {
  const people = await groupAudience(tx.db, record, to);
  const terms = await termsOfState(tx.db, record.stateCode);
  await notifyIn(tx, writNotifications[about], {
    userIds: people.filter((id) => id !== actorUserId(actor)),
    subject: { kind: 'case', id: record.id },
    params: {
      title: record.title,
      caseNumber: record.caseNumber ?? record.caseDraftNumber,
      writ: terms?.writ ?? 'writ',
      number,
    },
  });
}
