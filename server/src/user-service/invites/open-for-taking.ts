import type { InviteKind } from '@writdesk/contract/invites/invites';
import type { RoleType } from '@writdesk/contract/permissions/roles';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { type Decision, deny } from '../../platform/http/refuse.ts';
import { isOpenOrganization } from './organization-queries.ts';
import { mayBeAccepted, type Moments } from './invite-policy.ts';
import { standsByInviter } from './inviter.ts';

interface SentInvite {
  kind: InviteKind;
  userType: RoleType;
  firmId: string | null;
  clientId: string | null;
  createdBy: string;
  sentAt: Date;
}

/** Whether the organization still takes people, and whoever sent the invite may still send it. */
export async function standsByOrganization(db: Kysely<DB>, invite: SentInvite): Promise<Decision> {
  if (!(await isOpenOrganization(db, invite))) return deny('invite_organization_inactive');
  return standsByInviter(db, invite);
}

/** Whether an invite can be taken now: the one answer for every call that looks at one, registers by it or accepts it. */
export async function isOpenForTaking(
  db: Kysely<DB>,
  invite: SentInvite & Moments,
  now: Date,
): Promise<Decision> {
  const waits = mayBeAccepted(invite, now);
  return waits.allowed ? standsByOrganization(db, invite) : waits;
}
