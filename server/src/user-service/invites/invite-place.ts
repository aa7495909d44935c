import type { InviteUserType } from '@writdesk/contract/invites/invites';
import type { Role } from '@writdesk/contract/permissions/roles';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { isVisibleClient } from '../clients/index.ts';
import { countProperties, findOpenClient, isOwnerOf, selectFirms } from './organization-queries.ts';
import { roleFaults } from './invite-policy.ts';
import type { Place } from './issue-invite.ts';

interface Wanted {
  userType: InviteUserType;
  roles: readonly Role[];
  firmId?: string | null | undefined;
  clientId?: string | null | undefined;
  propertyIds: readonly string[];
  ownerId?: string | null | undefined;
}

/** A place in the caller's own firm, or in the one that an administrator names. */
export async function placeInFirm(context: UserContext, tx: Tx, wanted: Wanted): Promise<Place> {
  const { roleType, firmId: own } = personOf(context);
  const firmId = wanted.firmId ?? own;
  if (firmId && roleType !== 'Admin' && firmId !== own) refuseFirm();
  const [firm] = firmId ? await selectFirms(tx.db, firmId) : [];
  if (firmId && !firm) refuseFirm();
  const missing = firm ? [] : [atField('firmId', fault('firm_missing'))];
  return {
    roles: wanted.roles,
    firmId: firm?.id ?? null,
    clientId: null,
    errors: [...missing, ...roleFaults(wanted)],
  };
}

/** A place in the caller's own company, or in a visible one that is named, with properties or as an owner of it. */
export async function placeInClient(context: UserContext, tx: Tx, wanted: Wanted): Promise<Place> {
  const { scope } = context;
  const { clientId: own } = personOf(context);
  if (wanted.firmId) refuseFirm();
  const clientId = wanted.clientId ?? own;
  const errors = roleFaults(wanted);
  if (!clientId) {
    const missing = atField('clientId', fault('company_missing'));
    return { roles: wanted.roles, firmId: null, clientId: null, errors: [missing, ...errors] };
  }
  if (!(await isVisibleClient(tx.db, scope, clientId))) refuse('client_not_found');
  // It is theirs to see: they may know why nobody can be invited.
  const open = await findOpenClient(tx.db, clientId);
  if (!open) refuse('client_not_found', { reason: fault('company_inactive') });
  const { id } = open;
  const propertyIds = [...new Set(wanted.propertyIds)];
  if ((await countProperties(tx.db, id, propertyIds)) < propertyIds.length) refuse('property_not_found');
  if (wanted.ownerId && !(await isOwnerOf(tx.db, id, wanted.ownerId)))
    refuse('not_found', { reason: fault('no_such_owner') });
  return {
    roles: wanted.roles,
    firmId: null,
    clientId: id,
    propertyIds,
    ownerId: wanted.ownerId ?? null,
    errors,
  };
}

function refuseFirm(): never {
  return refuse('not_found', { reason: fault('no_such_law_firm') });
}
