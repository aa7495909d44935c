import { overdueExceptionNotifications } from '@writdesk/contract/invoices/overdue-exception-notifications';
import type { overdueExceptions } from '@writdesk/contract/invoices/overdue-exceptions';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { notifyIn } from '../../user-service/notifications/index.ts';
import { companyAudience, findTerms, lockAccount } from '../invoices/index.ts';
import { requireExceptionDay } from './exception-days.ts';
import { letHeldIn } from './let-held-in.job.ts';
import { overdueExceptionAudits } from './overdue-exception-audits.ts';
import { overdueExceptionLive } from './overdue-exception-live.ts';
import { type ExceptionRow, findException, updateException } from './overdue-exception-queries.ts';
import { exceptionView, readException } from './overdue-exception-view.ts';

type Body = RouteInput<typeof overdueExceptions.decide>['body'];
type Grant = Extract<Body, { decision: 'GRANT' }>;

/**
 * Grants or refuses an exception, or revokes one that was granted. A grant lets held cases in, the one that was held first before
 * the others, each in a transaction of its own.
 * @throws `overdue_exception_not_found`, `conflict` for a stale version, `overdue_exception_decided`, `invalid` naming the field.
 */
export async function decideException(
  context: UserContext,
  { params, body }: RouteInput<typeof overdueExceptions.decide>,
) {
  const { roles } = personOf(context);
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'invoice.decide-exception') ? allow : deny('forbidden'));
    const exception = await openedException(tx, context, params.id, body.version);
    const wanted = body.decision === 'REVOKE' ? 'GRANTED' : 'REQUESTED';
    if (exception.shownStatus !== wanted) refuse('overdue_exception_decided');
    if (body.decision === 'GRANT') await grant(tx, context, exception, body);
    else if (body.decision === 'REFUSE') await refuseRequest(tx, context, exception, body.comment);
    else await revoke(tx, context, exception, body.comment);
    const { firmId, clientId } = exception;
    tx.publish(overdueExceptionLive.changed, { firmId, clientId });
    return readException(tx.db, context, params.id, tx.now);
  });
}

/** An exception that somebody is to decide: seen, its company’s account held, and as it was when they looked. */
async function openedException(tx: Tx, context: UserContext, id: string, version: number | undefined) {
  const find = async () =>
    found(await findException(tx.db, context.scope, id, tx.now), 'overdue_exception_not_found');
  await lockAccount(tx.db, await find(), tx.now);
  const exception = await find();
  if (version !== undefined && version !== exception.version)
    refuse('conflict', { current: exceptionView(personOf(context), exception) });
  return exception;
}

async function grant(
  tx: Tx,
  { actor }: UserContext,
  exception: ExceptionRow,
  { lastDay, mostCases, comment: answer = null }: Grant,
): Promise<void> {
  const { firmId, clientId, id } = exception;
  const { today } = found(await findTerms(tx.db, exception, tx.now), 'client_not_found');
  requireExceptionDay('lastDay', lastDay, today);
  const decided = { decidedByName: actor.name, decidedAt: tx.now, answer };
  await updateException(tx.db, exception, { status: 'GRANTED', ...decided, lastDay, mostCases });
  await tx.audit(overdueExceptionAudits.grant, {
    firmId,
    clientId,
    subjectId: id,
    data: { lastDay, mostCases, comment: answer },
  });
  await notifyIn(tx, overdueExceptionNotifications.granted, {
    ...(await toldOf(tx, exception)),
    params: { firm: exception.firmName ?? '', lastDay, mostCases: String(mostCases) },
  });
  await tx.enqueue(letHeldIn, { firmId, clientId });
}

async function refuseRequest(tx: Tx, { actor }: UserContext, exception: ExceptionRow, comment: string) {
  const { firmId, clientId, id, firmName } = exception;
  const decided = { decidedByName: actor.name, decidedAt: tx.now, answer: comment };
  await updateException(tx.db, exception, { status: 'REFUSED', ...decided });
  await tx.audit(overdueExceptionAudits.refuse, { firmId, clientId, subjectId: id, data: { comment } });
  await notifyIn(tx, overdueExceptionNotifications.refused, {
    ...(await toldOf(tx, exception)),
    params: { firm: firmName ?? '', comment },
  });
}

/** What came in under it stays in; what comes from now on is held. */
async function revoke(tx: Tx, { actor }: UserContext, exception: ExceptionRow, comment: string) {
  const { firmId, clientId, id, firmName, usedCases } = exception;
  const ended = { revokedByName: actor.name, endedAt: tx.now, revokeReason: comment };
  await updateException(tx.db, exception, { status: 'REVOKED', ...ended });
  await tx.audit(overdueExceptionAudits.revoke, {
    firmId,
    clientId,
    subjectId: id,
    data: { comment, usedCases },
  });
  await notifyIn(tx, overdueExceptionNotifications.revoked, {
    ...(await toldOf(tx, exception)),
    params: { firm: firmName ?? '', comment },
  });
}

async function toldOf({ db }: Tx, { id, clientId, requestedBy }: ExceptionRow) {
  const subject = { kind: 'overdue-exception', id } as const;
  return { subject, userIds: await companyAudience(db, clientId, requestedBy) };
}
