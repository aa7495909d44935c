import { permitted } from '@writdesk/contract/permissions/permissions';
import type { retention } from '@writdesk/contract/retention/retention';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, type Decision, deny, found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { keysOf, lockCase, onCase } from '../cases/record/index.ts';
import { keptCaseView } from './kept-case-view.ts';
import { retentionAudits } from './retention-audits.ts';
import { endHold, findKeptCase, insertHold } from './retention-queries.ts';

/** Places a legal hold on a case, open or ended. @throws `case_not_found`; `conflict` where one stands. */
export async function placeHold(context: UserContext, { params, body }: RouteInput<typeof retention.hold>) {
  const { scope, actor } = context;
  return transact(context, async (tx) => {
    tx.authorize(mayHold(context));
    // The purge locks the case too: whichever is second sees the first.
    const record = found(await lockCase(tx.db, scope, params.caseId), 'case_not_found');
    const before = found(await findKeptCase(tx.db, scope, record.id), 'case_not_found');
    if (before.heldAt) refuse('conflict', { reason: fault('hold_stands') });
    await insertHold(tx.db, {
      ...keysOf(record),
      id: newId(),
      reason: body.reason,
      placedBy: personOf(context).userId,
      placedByName: actor.name,
      placedAt: tx.now,
    });
    await tx.audit(retentionAudits.hold, { ...onCase(record), data: { reason: body.reason } });
    return keptCaseView(found(await findKeptCase(tx.db, scope, record.id), 'case_not_found'));
  });
}

/** Releases it; the hold and who released it why stay on record. @throws `case_not_found`; `conflict` where none stands. */
export async function releaseHold(
  context: UserContext,
  { params, body }: RouteInput<typeof retention.release>,
) {
  const { scope, actor } = context;
  return transact(context, async (tx) => {
    tx.authorize(mayHold(context));
    const record = found(await lockCase(tx.db, scope, params.caseId), 'case_not_found');
    const ended = { releasedByName: actor.name, releasedAt: tx.now, releaseReason: body.reason };
    if (!(await endHold(tx.db, record, ended))) refuse('conflict', { reason: fault('no_hold') });
    await tx.audit(retentionAudits.release, { ...onCase(record), data: { reason: body.reason } });
    return keptCaseView(found(await findKeptCase(tx.db, scope, record.id), 'case_not_found'));
  });
}

const mayHold = ({ actor }: UserContext): Decision =>
  permitted(actor.roles, 'retention.hold') ? allow : deny('forbidden');
