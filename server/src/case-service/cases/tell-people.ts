import type { ActionMode, CaseAction } from '@writdesk/contract/case-lifecycle';
import { actorUserId } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { notifyIn } from '../../user-service/notifications/index.ts';
import { audienceOf } from './audience.ts';
import type { CaseRecord } from './case-queries.ts';
import { clientAudience, deskAudience } from './audience-queries.ts';

interface Told {
  before: CaseRecord;
  after: CaseRecord;
  action: CaseAction;
  mode: ActionMode;
}

/** Shows the change to whoever looks at the case, and tells those whose move it is now. Nobody is told of his own act. */
export async function tellPeople(
  tx: Tx,
  context: Context,
  { before, after, action, mode }: Told,
): Promise<void> {
  await tx.publish({
    kind: 'case.changed',
    firmId: after.firm_id,
    clientId: after.client_id,
    caseId: after.id,
    ...(after.property_id && { propertyId: after.property_id }),
    ...(after.owner_id && { ownerId: after.owner_id }),
  });
  const audience =
    mode === 'request'
      ? (['lawyer', 'processor'] as const)
      : before.status === after.status
        ? []
        : audienceOf(after.status);
  if (!audience.length) return;
  const people = new Set<string>();
  for (const group of audience) {
    const found =
      group === 'client' ? await clientAudience(tx.db, after) : await deskAudience(tx.db, after, group);
    for (const userId of found) people.add(userId);
  }
  people.delete(actorUserId(context.actor) ?? '');
  if (!people.size) return;
  await notifyIn(tx, {
    userIds: [...people],
    kind: mode === 'request' ? 'case.dismissal-requested' : `case.${after.status}`,
    caseId: after.id,
    title: after.title,
    params: { action, status: after.status, caseNumber: after.case_number ?? after.case_draft_number },
  });
}
