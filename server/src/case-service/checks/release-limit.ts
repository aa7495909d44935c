import type { CheckReleaseLimit } from '@writdesk/contract/checks/check-values';
import type { checks } from '@writdesk/contract/checks/checks';
import { permitted } from '@writdesk/contract/permissions/permissions';
import { roles as everyRole } from '@writdesk/contract/permissions/roles';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { Kysely } from 'kysely';
import type { UserActor } from '../../platform/actor.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, refuse, refuseField } from '../../platform/http/refuse.ts';
import { selectFirmHolders } from '../../user-service/users/index.ts';
import { checkAudits } from './check-audits.ts';
import type { AloneLimit } from './check-policy.ts';
import { findReleaseLimit, lockReleaseLimit, putReleaseLimit } from './release-limit-queries.ts';

const approving = everyRole.filter((role) => permitted([role], 'check.approve'));

/** The firm’s limit, where the caller is the only one who may approve checks; else null. */
export async function aloneLimitOf(
  db: Kysely<DB>,
  { userId }: UserActor,
  firmId: string,
): Promise<AloneLimit> {
  const { upToCents } = await findReleaseLimit(db, firmId);
  if (upToCents === null) return null;
  const approvers = await selectFirmHolders(db, firmId, approving);
  return approvers.length === 1 && approvers[0]?.id === userId ? upToCents : null;
}

export function getReleaseLimit(context: UserContext): Promise<CheckReleaseLimit> {
  const { firmId } = personOf(context);
  return firmId ? read(context.deps.db.as(context.scope), firmId) : refuse('forbidden');
}

/** Sets or removes it. @throws `conflict` for a stale version, `invalid` where several people may approve checks. */
export async function setReleaseLimit(
  context: UserContext,
  { body }: RouteInput<typeof checks.setReleaseLimit>,
) {
  const { roles, firmId, name } = personOf(context);
  const { version, upToCents } = body;
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'check.set-release-limit') && firmId ? allow : deny('forbidden'));
    if (!firmId) return refuse('forbidden');
    await lockReleaseLimit(tx.db, firmId);
    const current = await read(tx.db, firmId);
    if (version !== undefined && version !== current.version) refuse('conflict', { current });
    if (upToCents !== null && current.approvers > 1)
      refuseField('upToCents', fault('release_limit_several', { count: current.approvers }));
    await putReleaseLimit(tx.db, { firmId, upToCents, setByName: name });
    const before = { upToCents: current.upToCents };
    await tx.audit(checkAudits.setLimit, {
      firmId,
      subjectId: firmId,
      data: { before, after: { upToCents } },
    });
    return read(tx.db, firmId);
  });
}

async function read(db: Kysely<DB>, firmId: string): Promise<CheckReleaseLimit> {
  const limit = await findReleaseLimit(db, firmId);
  const approvers = await selectFirmHolders(db, firmId, approving);
  return { ...limit, approvers: approvers.length };
}
