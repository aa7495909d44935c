import type { onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteReplyInput } from '@writdesk/contract/route';
import type { Kysely } from 'kysely';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { connectionAudits } from './connection-audits.ts';
import { findConnection, lockConnection, updateConnection } from './connection-queries.ts';
import { NoAnswerError, paymentProviderOf, providerNamed } from './providers/index.ts';

type View = RouteReplyInput<typeof onlinePayments.connection>;

/** Whether the caller’s firm takes payments online. */
export function getConnection(context: UserContext): Promise<View> {
  const { firmId } = personOf(context);
  if (!firmId) refuse('forbidden');
  return viewOf(context, context.deps.db.as(context.scope), firmId);
}

/**
 * Connects the firm with the payment provider. It is put down before the provider is asked: asked again under its key, the
 * provider opens no second account.
 * @throws `online_payment_off` where this installation has no provider, `unavailable` when it doesn’t answer.
 */
export async function connectProvider(context: UserContext) {
  const actor = personOf(context);
  const { firmId, name, email } = actor;
  const provider = paymentProviderOf(context.deps);
  const known = await transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'payment-connection.update') && firmId ? allow : deny('forbidden'));
    if (!firmId) return refuse('forbidden');
    if (!provider) return refuse('online_payment_off');
    const row = {
      firmId,
      id: newId(),
      provider: provider.name,
      status: 'PENDING' as const,
      connectedByName: name,
      connectedAt: tx.now,
    };
    const before = await lockConnection(tx.db, row);
    // An account of another provider stays with the payments that went there.
    const isOther = before.provider !== provider.name;
    if (isOther) await updateConnection(tx.db, firmId, { ...row, account: null });
    await tx.audit(connectionAudits.begin, { firmId, subjectId: firmId, data: { provider: provider.name } });
    return isOther ? { ...row, account: null } : before;
  });
  if (!provider) return refuse('online_payment_off');
  const { account, isReady, continueUrl } = await provider
    .connect({ firmId: known.firmId, key: known.id, account: known.account, email })
    .catch((error: unknown) => {
      if (error instanceof NoAnswerError) return refuse('unavailable');
      throw error;
    });
  return transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'payment-connection.update') ? allow : deny('forbidden'));
    const status = isReady ? ('READY' as const) : ('PENDING' as const);
    await updateConnection(tx.db, known.firmId, {
      account,
      status,
      connectedByName: name,
      connectedAt: tx.now,
    });
    await tx.audit(connectionAudits.connect, {
      firmId: known.firmId,
      subjectId: known.firmId,
      data: { provider: provider.name, account, status },
    });
    return { ...(await viewOf(context, tx.db, known.firmId)), continueUrl };
  });
}

/** Takes no more payments online; what was begun comes to its end. @throws `online_payment_off` where nothing is connected. */
export function disconnectProvider(context: UserContext) {
  const { roles, firmId } = personOf(context);
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'payment-connection.update') && firmId ? allow : deny('forbidden'));
    if (!firmId) return refuse('forbidden');
    const { provider, account } = found(await findConnection(tx.db, firmId), 'online_payment_off');
    await updateConnection(tx.db, firmId, { status: 'OFF' });
    await tx.audit(connectionAudits.disconnect, { firmId, subjectId: firmId, data: { provider, account } });
    return viewOf(context, tx.db, firmId);
  });
}

async function viewOf(context: UserContext, db: Kysely<DB>, firmId: string): Promise<View> {
  const { roles } = personOf(context);
  const provider = paymentProviderOf(context.deps);
  const row = await findConnection(db, firmId);
  const may = permitted(roles, 'payment-connection.update') !== null && provider !== null;
  const isOn = row?.status === 'READY' && providerNamed(context.deps, row.provider) !== null;
  return {
    provider: provider?.name ?? null,
    status: row?.status ?? null,
    account: row?.account ?? null,
    connectedByName: row?.connectedByName ?? null,
    connectedAt: row?.connectedAt ?? null,
    can: { connect: may && !isOn, disconnect: may && isOn },
  };
}
