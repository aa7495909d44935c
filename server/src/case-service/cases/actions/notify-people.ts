import type { ActionMode, CaseAction } from '@writdesk/contract/cases/case-lifecycle';
import type { NotificationKind } from '@writdesk/contract/notifications/notification-kind';
import type { z } from 'zod';
import { actorUserId } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/transact.ts';
import { notifyIn } from '../../../user-service/notifications/index.ts';
import { type AudienceGroup, audienceOf } from './audience.ts';
import { caseLive, type CaseRecord, liveOf } from '../record/index.ts';
import { groupAudience } from './audience-queries.ts';
import { dismissalNotifications } from '@writdesk/contract/cases/case-notifications';

interface CaseChange {
  before: CaseRecord;
  after: CaseRecord;
  action: CaseAction;
  mode: ActionMode;
}

/** What queues and dashboards count cases by; the time stamps that they count change with the status. */
const countedBy = [
  'status',
  'mayDo',
  'mayDoOn',
  'assignedProcessorId',
  'assignedLawyerId',
  'countyId',
] as const satisfies readonly (keyof CaseRecord)[];

/** Shows the change to whoever looks at the case, or at how many cases there are of something. */
export function publishChange(tx: Tx, before: CaseRecord, after: CaseRecord): void {
  const isCountedTheSame = countedBy.every((column) => before[column] === after[column]);
  tx.publish(isCountedTheSame ? caseLive.changed : caseLive.moved, liveOf(after));
}

/** Notifies those whose move it is now. Nobody is notified of their own action. */
export async function notifyPeople(
  tx: Tx,
  context: Context,
  { before, after, action, mode }: CaseChange,
): Promise<void> {
  const { groups: audience, kind } =
    mode === 'request'
      ? { groups: ['lawyer', 'processor'] as const, kind: dismissalNotifications.requested }
      : audienceOf(before, after);
  const people = new Set(await groupAudience(tx.db, after, audience));
  people.delete(actorUserId(context.actor) ?? '');
  if (!people.size || !kind) return;
  await notifyIn(tx, kind, {
    userIds: [...people],
    subject: { kind: 'case', id: after.id },
    params: {
      title: after.title,
      action,
      status: after.status,
      caseNumber: after.caseNumber ?? after.caseDraftNumber,
    },
  });
}

/** Notifies groups of people of something in a case. Nobody is notified of their own doing. */
export async function notifyOfCase<K extends NotificationKind>(
  tx: Tx,
  { actor }: Pick<Context, 'actor'>,
  record: CaseRecord,
  { groups, kind, params }: { groups: readonly AudienceGroup[]; kind: K; params: z.input<K['params']> },
): Promise<void> {
  const people = new Set(await groupAudience(tx.db, record, groups));
  people.delete(actorUserId(actor) ?? '');
  await notifyIn(tx, kind, { userIds: [...people], subject: { kind: 'case', id: record.id }, params });
}
