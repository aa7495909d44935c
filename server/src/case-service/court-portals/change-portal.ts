import { permitted } from '@writdesk/contract/permissions/permissions';
import { type Kysely, type Updateable } from 'kysely';
import type { UserActor } from '../../platform/actor.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { CasesCourtPortal, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { findPortal, lockPortal, type PortalRecord, updatePortal } from './portal-queries.ts';
import { portalViews } from './portal-view.ts';

interface Wanted {
  id: string;
  /** The version that the caller saw. */
  version?: number | undefined;
}

/**
 * One administrator’s change of a portal; a robot that is about to visit it waits, and sees the change.
 * @throws `court_portal_not_found`, `conflict` for a stale version.
 */
export function changePortal(
  context: UserContext,
  { id, version }: Wanted,
  decide: (tx: Tx, portal: PortalRecord) => Promise<Updateable<CasesCourtPortal>>,
) {
  const actor = personOf(context);
  const { scope } = context;
  return transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'court-portal.manage') ? allow : deny('forbidden'));
    const seen = found(await findPortal(tx.db, scope, id), 'court_portal_not_found');
    const portal = found(await lockPortal(tx.db, seen), 'court_portal_not_found');
    if (version !== undefined && version !== portal.version)
      refuse('conflict', { current: await shownPortal(tx.db, scope, actor, id) });
    const changes = await decide(tx, portal);
    await updatePortal(tx.db, portal, { ...changes, updatedAt: tx.now, version: portal.version + 1 });
    return shownPortal(tx.db, scope, actor, id);
  });
}

export async function shownPortal(db: Kysely<DB>, scope: Scope, actor: UserActor, id: string) {
  const portal = found(await findPortal(db, scope, id), 'court_portal_not_found');
  return found((await portalViews(db, actor, [portal]))[0], 'court_portal_not_found');
}
