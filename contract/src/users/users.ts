import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { userInfo } from '../account/current-user.ts';
import { mayBeHeldTogether, roleFacts, roles, roleTypes } from '../permissions/roles.ts';
import { route } from '../route.ts';
import { email, optionalPhone } from '../values/contact.ts';
import { courtDate, instant, timeZone } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { choices, flag, idFilter, listQuery, listReply, search, sort } from '../values/paging.ts';
import { personName } from '../values/names.ts';
import { issue } from '../sentences/fault.ts';

const held = z.array(z.enum(roles));
const languages = ['en', 'es'] as const;
/** Whether a person of client care sees all companies or only those that they were given. */
export const crmScopes = ['ALL', 'ASSIGNED'] as const;

/** One row of a list of people. */
export const userRow = z.object({
  id,
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  roles: held,
  roleType: z.enum(roleTypes),
  firm: namedRef.nullable(),
  client: namedRef.nullable(),
  active: z.boolean(),
  /** Invited to be one, and not yet accepted: `id` is that of the invite, and of the user once they accept. */
  isPending: z.boolean(),
  lastSeenAt: instant.nullable(),
  createdAt: instant,
  version: z.int(),
});
export type UserRow = z.output<typeof userRow>;

/** A state in which a lawyer may sign. */
export const barAdmission = z.object({
  stateCode: z.string(),
  barNumber: z.string(),
  admittedOn: courtDate.nullable(),
  active: z.boolean(),
});

const record = userRow.extend({
  language: z.enum(languages),
  timeZone: z.string(),
  /** What a lawyer signs with; null for everybody else. */
  lawyer: z
    .object({
      title: z.string().nullable(),
      signatureName: z.string(),
      barAdmissions: z.array(barAdmission),
    })
    .nullable(),
  /** Properties that a manager or viewer was given. */
  properties: z.array(namedRef),
});

export const userProfile = record;
export type UserProfile = z.output<typeof userProfile>;

/** One person with everything, as their administrators see them. */
export const userDetails = record.extend({
  /** Whose properties a property owner sees. */
  owner: namedRef.nullable(),
  crmScope: z.enum(crmScopes).nullable(),
  /** Companies in the care of somebody of client care. */
  crmClients: z.array(namedRef),
  /** False until an account to sign in with is theirs. */
  hasAccount: z.boolean(),
  /** What the caller may do with them. */
  can: z.object({
    update: z.boolean(),
    deactivate: z.boolean(),
    forceReset: z.boolean(),
    removeFactors: z.boolean(),
    admit: z.boolean(),
  }),
});
export type UserDetails = z.output<typeof userDetails>;

/** One role, or a pair that one person may hold. */
const rolesTogether = z
  .array(z.enum(roles, issue('no_such_role')))
  .max(roles.length)
  .min(1, issue('role_missing'))
  .refine((given) => given.length === 0 || mayBeHeldTogether(given), issue('roles_apart'))
  .transform((given) => [...new Set(given)]);

const names = {
  firstName: personName('firstName'),
  lastName: personName('lastName'),
};
const places = {
  /** Of a manager or viewer: the properties that they see. */
  propertyIds: z.array(id).max(500).optional(),
  /** Of a property owner: which one they are. */
  ownerId: id.nullish(),
  /** Of client care: all companies, or those of the list. */
  crmScope: z.enum(crmScopes).optional(),
  crmClientIds: z.array(id).max(500).optional(),
};
const speech = {
  phone: optionalPhone,
  language: z.enum(languages).optional(),
  timeZone: timeZone.optional(),
};

/** The version that the caller saw; a stale one is answered 409. */
const version = z.int().optional();

/** Somebody new, who is asked by mail. */
export const newUser = z.object({
  // As the form asks them: a summary of what is wrong goes in this order.
  ...names,
  email,
  ...speech,
  roles: rolesTogether.refine(
    (given) => new Set(given.map((role) => roleFacts[role].type)).size <= 1,
    issue('roles_apart'),
  ),
  firmId: id.nullish(),
  clientId: id.nullish(),
  ...places,
});

/** What is absent stays as it is. */
export const userChanges = z.object({
  version,
  firstName: names.firstName.optional(),
  lastName: names.lastName.optional(),
  ...speech,
  roles: rolesTogether.optional(),
  active: z.boolean().optional(),
  ...places,
});

/** What everybody may change of themselves. */
export const ownProfile = z.object({
  version,
  firstName: names.firstName.optional(),
  lastName: names.lastName.optional(),
  ...speech,
});

const area = 'user-service';

export const users = {
  userInfo,
  profile: route({
    method: 'GET',
    area,
    path: '/users/profile',
    reads: ['user', 'lawyer'],
    permission: 'signed-in',
    summary: 'Retrieve the profile of the signed-in person',
    reply: userProfile,
    failure: 'Get User Profile Fail',
  }),
  dropdown: route({
    method: 'GET',
    area,
    path: '/users/dropdown',
    reads: ['user'],
    permission: 'user.read',
    summary: 'List active users, for a picker',
    query: listQuery({ search, clientId: idFilter, role: choices(roles) }),
    reply: listReply('users', z.object({ id, name: z.string(), email: z.string(), roles: held })),
    failure: 'Get Users Fail',
  }),
  list: route({
    method: 'GET',
    area,
    path: '/users/list',
    reads: ['user', 'invite'],
    permission: 'user.read',
    summary: 'List the users that the caller can see',
    query: listQuery({
      search,
      role: choices(roles),
      roleType: choices(roleTypes),
      clientId: idFilter,
      firmId: idFilter,
      active: flag,
      pending: flag,
      sort: sort(['name', 'email', 'createdAt', 'lastSeenAt'], 'name'),
    }),
    reply: listReply('users', userRow, { success: z.literal(true) }),
    failure: 'Get Users Fail',
  }),
  byClient: route({
    method: 'GET',
    area,
    path: '/users/by-client',
    reads: ['user'],
    permission: 'user.read',
    summary: 'List the users of a company that the caller can see',
    query: listQuery({ clientId: idFilter }),
    reply: listReply('users', userRow),
    failure: 'Get Users Fail',
  }),
  clientUsers: route({
    method: 'GET',
    area,
    path: '/users/client-users',
    reads: ['user'],
    permission: 'user.read',
    summary: 'List the users of all companies that the caller can see',
    query: listQuery({ search }),
    reply: listReply('users', userRow),
    failure: 'Get Client Users Fail',
  }),
  details: route({
    method: 'GET',
    area,
    path: '/users/details/{id}',
    reads: ['user/{id}', 'invite'],
    permission: 'user.read',
    summary: 'Retrieve a user',
    params: idParams,
    reply: userDetails,
    failure: 'Get User Details Fail',
  }),
  create: route({
    method: 'POST',
    area,
    path: '/users/create',
    changes: ['user', 'invite'],
    permission: 'user.create',
    summary: 'Create a user by invite: the person becomes a user when they open the mailed link and accept',
    body: newUser,
    reply: userDetails,
    status: 201,
    failure: 'Create User Fail',
  }),
  update: route({
    method: 'PUT',
    area,
    path: '/users/update/{id}',
    changes: ['user/{id}'],
    permission: 'user.update',
    summary: 'Update a user: names, roles, what they see, and whether they may sign in',
    params: idParams,
    body: userChanges,
    reply: userDetails,
    failure: 'Update User Fail',
  }),
  updateProfile: route({
    method: 'PUT',
    area,
    path: '/users/profile',
    changes: ['user'],
    permission: 'signed-in',
    summary: 'Update the signed-in person’s own names, phone, language and time zone',
    body: ownProfile,
    reply: userProfile,
    failure: 'Update Profile Fail',
  }),
  forceReset: route({
    method: 'POST',
    area,
    path: '/users/force-reset/{id}',
    changes: ['user/{id}'],
    permission: 'user.update',
    summary: 'Void a user’s password, end their sessions and mail them a link to set a new one',
    params: idParams,
    reply: userDetails,
    failure: 'Force Password Reset Fail',
  }),
  removeFactors: route({
    method: 'POST',
    area,
    path: '/users/remove-factors/{id}',
    changes: ['user/{id}'],
    permission: 'user.update',
    summary: 'Reset a user’s MFA: remove lost second factors and passkeys, and end their sessions',
    params: idParams,
    reply: userDetails,
    failure: 'Remove Second Factors Fail',
  }),
};
