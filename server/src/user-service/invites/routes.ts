import { invites } from '@writdesk/contract/invites/invites';
import { users } from '@writdesk/contract/users/users';
import { bind } from '../../platform/http/bind.ts';
import { acceptInvite } from './accept-invite.ts';
import { createClientInvite } from './create-client-invite.ts';
import { createClientUserInvite } from './create-client-user-invite.ts';
import { createFirmInvite } from './create-firm-invite.ts';
import { createUser } from './create-user.ts';
import { createUserInvite } from './create-user-invite.ts';
import { listInviteRoles } from './list-invite-roles.ts';
import { listClientInvites, listFirmInvites } from './list-invites.ts';
import { listOwnInvites } from './list-own-invites.ts';
import { mailOwnInvite } from './mail-own-invite.ts';
import { openAccountAgain } from './open-account-again.ts';
import { openInvite } from './open-invite.ts';
import { resendInvite } from './resend-invite.ts';
import { revokeInvite } from './revoke-invite.ts';
import { verifyInvite } from './verify-invite.ts';

export const inviteRoutes = [
  bind(invites.roles, listInviteRoles),
  bind(invites.verify, verifyInvite),
  bind(invites.open, openInvite),
  bind(invites.reopenAccount, openAccountAgain),
  bind(invites.firmList, listFirmInvites),
  bind(invites.clientList, listClientInvites),
  bind(invites.createFirm, createFirmInvite),
  bind(invites.createClient, createClientInvite),
  bind(invites.createClientUser, createClientUserInvite),
  bind(invites.createUser, createUserInvite),
  bind(invites.resend, resendInvite),
  bind(invites.revoke, revokeInvite),
  bind(invites.mine, listOwnInvites),
  bind(invites.mailMine, mailOwnInvite),
  bind(invites.accept, acceptInvite),
  bind(users.create, createUser),
];
