import type { ActionMode, CaseAction } from '@writdesk/contract/cases/case-lifecycle';
import { actorUserId } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/transact.ts';
import { notifyIn } from '../../../user-service/notifications/index.ts';
import { type AudienceGroup, audienceOf } from './audience.ts';
import { caseLive, type CaseRecord } from '../record/index.ts';
import { careAudience, clientAudience, deskAudience, firmAudience } from './audience-queries.ts';
import { dismissalNotifications } from '@writdesk/contract/cases/case-notifications';

interface Told {
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
export function publishChange(tx: Tx, before: CaseRecord, after: CaseRecord): Promise<void> {
  const isCountedTheSame = countedBy.every((column) => before[column] === after[column]);
  return tx.publish(isCountedTheSame ? caseLive.changed : caseLive.moved, {
    firmId: after.firmId,
    clientId: after.clientId,
    caseId: after.id,
    ...(after.propertyId && { propertyId: after.propertyId }),
    ...(after.ownerId && { ownerId: after.ownerId }),
  });
}

/** Notifies those whose move it is now. Nobody is notified of their own action. */
export async function tellPeople(
  tx: Tx,
  context: Context,
  { before, after, action, mode }: Told,
): Promise<void> {
  const { groups: audience, kind } =
    mode === 'request'
      ? { groups: ['lawyer', 'processor'] as const, kind: dismissalNotifications.requested }
      : audienceOf(before, after);
  const groups = await Promise.all(audience.map((group) => peopleOf(tx, group, after)));
  const people = new Set(groups.flat());
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

function peopleOf({ db }: Tx, group: AudienceGroup, record: CaseRecord): Promise<string[]> {
  switch (group) {
    case 'client':
      return clientAudience(db, record);
    case 'care':
      return careAudience(db, record);
    case 'firmAdmin':
      return firmAudience(db, record, 'firm_admin');
    default:
      return deskAudience(db, record, group);
  }
}
