import { z } from 'zod';
import { namedRef, personRef } from '../cases/case-values.ts';
import { inviteRoles, mayBeHeldTogether, type Role, roles, roleTypes } from '../permissions/roles.ts';
import { route } from '../route.ts';
import { email } from '../values/contact.ts';
import { instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { choices, listQuery, listReply, search, sort } from '../values/paging.ts';
import { optionalOrganizationName, optionalPersonName } from '../values/names.ts';
import { oneLine } from '../values/text.ts';
import { issue } from '../sentences/fault.ts';

/** Somebody of a firm, a company that is still to come, somebody of a company, and a user of either. */
export const inviteKinds = ['FIRM_USER', 'CLIENT', 'CLIENT_USER', 'USER'] as const;
export type InviteKind = (typeof inviteKinds)[number];

/** Where an invite stands; what has ended it comes before what has happened to it. */
export const inviteStatuses = ['SENT', 'OPENED', 'ACCEPTED', 'EXPIRED', 'REVOKED'] as const;
export type InviteStatus = (typeof inviteStatuses)[number];

/** Of whom an invite may be sent; `Client` marks somebody of a company. */
export const inviteUserTypes = ['Firm', 'Client'] as const;
export type InviteUserType = (typeof inviteUserTypes)[number];

export const INVITE_LIFETIME_DAYS = 7;
/** The code of an invite link: letters and digits only. */
export const inviteCodePattern = /^[A-Za-z0-9]+$/;

/** What the registration page is pre-filled with: base64 of this as JSON in UTF-8, with the fields that are known. */
export const invitePayload = z.object({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  email: z.string(),
  userType: z.enum(roleTypes),
});

const languages = ['en', 'es'] as const;

/** An invite as those see it who may send one. Its code is in the mail and nowhere else. */
export const invite = z.object({
  id,
  kind: z.enum(inviteKinds),
  userType: z.enum(roleTypes),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  firm: namedRef.nullable(),
  client: namedRef.nullable(),
  /** The name of the company that is still to come, where it was given. */
  company: z.string().nullable(),
  /** Given to a manager or viewer. */
  properties: z.array(namedRef),
  /** Whose landlord they will be. */
  owner: namedRef.nullable(),
  language: z.enum(languages),
  status: z.enum(inviteStatuses),
  sentAt: instant,
  sentCount: z.int(),
  openedAt: instant.nullable(),
  acceptedAt: instant.nullable(),
  revokedAt: instant.nullable(),
  expiresAt: instant,
  invitedBy: personRef.nullable(),
  createdAt: instant,
  version: z.int(),
});
export type Invite = z.output<typeof invite>;

/** An invite as the person sees it to whom it was sent. */
export const pendingInvite = z.object({
  id,
  kind: z.enum(inviteKinds),
  /** The firm or company; null for a company whose name nobody gave. */
  house: z.string().nullable(),
  invitedBy: z.string(),
  roles: z.array(z.enum(roles)),
  sentAt: instant,
  expiresAt: instant,
});
export type PendingInvite = z.output<typeof pendingInvite>;

const invited = {
  firstName: optionalPersonName,
  lastName: optionalPersonName,
  email,
  language: z.enum(languages).default('en'),
};

/** One role, or two that one person may hold. */
const held = <const R extends readonly [Role, ...Role[]]>(offered: R) =>
  z
    .array(z.enum<R>(offered, issue('role_not_offered')))
    .min(1, issue('role_missing'))
    .max(2, issue('two_roles'))
    .refine((given) => given.length === 0 || mayBeHeldTogether(given), issue('roles_apart'));

const inFirm = { firmId: id.nullish() };
const inClient = {
  clientId: id.nullish(),
  propertyIds: z.array(id).max(500).default([]),
  ownerId: id.nullish(),
};

const givenCode = oneLine(200).min(1, issue('missing', { what: 'linkCode' }));

const area = 'user-service';
const mayRead = ['invite.read-firm', 'invite.read-client'] as const;
const maySend = ['invite.firm', 'invite.client', 'invite.client-user'] as const;
const createFailure = 'Create User Invite Fail';
const listed = listQuery({
  status: choices(inviteStatuses),
  search,
  sort: sort(['name', 'email', 'sentAt', 'expiresAt'], '-sentAt'),
});

/** Why a link leads no further. */
const lostInvite = [
  'invite_used',
  'invite_expired',
  'invite_replaced',
  'invite_revoked',
  'invite_organization_inactive',
] as const;

export const invites = {
  roles: route({
    method: 'GET',
    area,
    path: '/invites/roles',
    reads: [],
    permission: mayRead,
    summary: 'List the roles that an invite can grant, and the firms for which the caller can invite',
    query: z.object({ type: z.enum(['firm', 'client']) }),
    reply: z.object({
      roles: z.array(z.object({ role: z.enum(roles), label: z.string() })),
      firms: z.array(namedRef),
    }),
    failure: 'Get Invite Roles Failed',
  }),
  verify: route({
    method: 'GET',
    area,
    path: '/invites/verify-invite/{token}',
    reads: [],
    permission: 'public',
    summary:
      'Verify an invite link and retrieve who it is for and who sent it, as the mail says, to pre-fill the registration page; nothing changes',
    params: z.object({ token: oneLine(200) }),
    reply: z.object({
      /** Of the invite: which of those that wait for a person the link is for. */
      id,
      encodedData: z.base64(),
      /** Whoever accepts registers a company. */
      isOnboarding: z.boolean(),
      /** The account of the address was deactivated where it was: nobody signs in before it is opened again. */
      isAccountClosed: z.boolean(),
      house: pendingInvite.shape.house,
      invitedBy: pendingInvite.shape.invitedBy,
      roles: pendingInvite.shape.roles,
    }),
    refusals: lostInvite,
    failure: 'User Invite Verification Failed',
  }),
  open: route({
    method: 'POST',
    area,
    path: '/invites/open',
    changes: [],
    permission: 'public',
    summary: 'Mark an invite as opened, when someone uses the page behind its link',
    body: z.object({ code: givenCode }),
    reply: z.object({ openedAt: instant }),
    refusals: lostInvite,
    failure: 'Open Invite Fail',
  }),
  reopenAccount: route({
    method: 'POST',
    area,
    path: '/invites/reopen-account',
    changes: ['user', 'invite'],
    permission: 'public',
    summary:
      'Reopen the deactivated account of the invited person for this invite, without a password, and mail a link to set a new one',
    body: z.object({ code: givenCode }),
    reply: z.object({
      /** A link to set a new password is on its way; otherwise the person signs in as before. */
      isMailed: z.boolean(),
    }),
    refusals: lostInvite,
    failure: 'Open Account Fail',
  }),
  firmList: route({
    method: 'GET',
    area,
    path: '/invites/firm/list',
    reads: ['invite'],
    permission: 'invite.read-firm',
    summary: 'List the invites of people who will work for a law firm',
    query: listed,
    reply: listReply('invites', invite),
    failure: 'Get Invites Fail',
  }),
  clientList: route({
    method: 'GET',
    area,
    path: '/invites/client/list',
    reads: ['invite'],
    permission: 'invite.read-client',
    summary: 'List the invites of companies and of their people',
    query: listed,
    reply: listReply('invites', invite),
    failure: 'Get Invites Fail',
  }),
  createFirm: route({
    method: 'POST',
    area,
    path: '/invites/firm/create',
    changes: ['invite'],
    permission: 'invite.firm',
    summary: 'Invite a person to a law firm: the caller’s own, or the one that an administrator names',
    body: z.object({ ...invited, roles: held(inviteRoles.firm), ...inFirm }),
    reply: invite,
    status: 201,
    failure: createFailure,
  }),
  createClient: route({
    method: 'POST',
    area,
    path: '/invites/client/create',
    changes: ['invite'],
    permission: 'invite.client',
    summary: 'Invite a company that isn’t registered yet; the person who accepts becomes its owner',
    body: z.object({ ...invited, company: optionalOrganizationName() }),
    reply: invite,
    status: 201,
    failure: createFailure,
  }),
  createClientUser: route({
    method: 'POST',
    area,
    path: '/invites/client-user/create',
    changes: ['invite'],
    permission: 'invite.client-user',
    summary: 'Invite a person to a company: the caller’s own, or a visible one that the request names',
    body: z.object({ ...invited, roles: held(inviteRoles.client), ...inClient }),
    reply: invite,
    status: 201,
    failure: createFailure,
  }),
  createUser: route({
    method: 'POST',
    area,
    path: '/invites/user/create',
    changes: ['invite'],
    permission: ['invite.firm', 'invite.client-user'],
    summary: 'Invite a person to a firm or to a company, as `userType` says',
    body: z.object({
      ...invited,
      userType: z.enum(inviteUserTypes),
      roles: held([...inviteRoles.firm, ...inviteRoles.client]),
      ...inFirm,
      ...inClient,
    }),
    reply: invite,
    status: 201,
    failure: createFailure,
  }),
  resend: route({
    method: 'POST',
    area,
    path: '/invites/resend/{id}',
    changes: ['invite'],
    permission: maySend,
    summary: 'Send a new link, valid for seven days from now; the old link ends',
    params: idParams,
    reply: invite,
    refusals: ['invite_revoked', 'invite_organization_inactive'],
    failure: 'Resend Invite Fail',
  }),
  revoke: route({
    method: 'POST',
    area,
    path: '/invites/revoke/{id}',
    changes: ['invite'],
    permission: maySend,
    summary: 'Withdraw an invite that no one has accepted',
    params: idParams,
    reply: invite,
    refusals: ['invite_revoked'],
    failure: 'Revoke Invite Fail',
  }),
  mine: route({
    method: 'GET',
    area,
    path: '/invites/mine',
    reads: ['invite'],
    permission: 'signed-in',
    summary:
      'List the invites that wait for a signed-in person who belongs to no organization yet; each is accepted by its own mailed link',
    reply: z.object({ invites: z.array(pendingInvite) }),
    failure: 'Get Invites Fail',
  }),
  mailMine: route({
    method: 'POST',
    area,
    path: '/invites/mine/{id}/mail',
    changes: ['invite'],
    permission: 'signed-in',
    summary: 'Mail the signed-in person a new link for an invite that waits for them; the old link ends',
    params: idParams,
    reply: z.object({ email: z.string() }),
    failure: 'Resend Invite Fail',
  }),
  accept: route({
    method: 'POST',
    area,
    path: '/invites/accept',
    changes: ['invite', 'user'],
    permission: 'signed-in',
    summary:
      'Accept the invite with this code for the signed-in person; it grants its roles and nothing else',
    body: z.object({
      code: givenCode,
      /** A person belongs to one organization: says that they leave the one where they are. */
      leave: z.boolean().optional(),
    }),
    reply: z.object({
      userId: id,
      userType: z.enum(roleTypes),
      roles: z.array(z.enum(roles)),
      firmId: id.nullable(),
      clientId: id.nullable(),
      /** The company is still to be registered. */
      isOnboarding: z.boolean(),
      /** The account was created again at the sign-in service: the person sets a new password by the mailed link, and signs in again. */
      isSignedOut: z.boolean(),
    }),
    refusals: ['invite_expired', 'invite_replaced', 'invite_revoked', 'invite_organization_inactive'],
    failure: 'Accept Invite Fail',
  }),
};
