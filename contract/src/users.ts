import { z } from 'zod';
import { namedRef } from './case-values.ts';
import { roleGroups, roles, roleTypes } from './roles.ts';
import { route } from './route.ts';
import { instant, timeZone } from './values/dates.ts';
import { id } from './values/ids.ts';
import { choices, flag, idFilter, listQuery, listReply, search, sort } from './values/paging.ts';

const held = z.array(z.enum(roles));

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
  lastSeenAt: instant.nullable(),
  createdAt: instant,
  version: z.int(),
});
export type UserRow = z.output<typeof userRow>;

/** The signed-in person, as every screen needs him. */
export const currentUser = z.object({
  id,
  /** False for somebody who registered and is nobody's user yet: he sees nothing but the registration of a company. */
  isUserExist: z.boolean(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  roles: held,
  roleType: z.enum(roleTypes).nullable(),
  group: z.enum(roleGroups).nullable(),
  firmId: id.nullable(),
  firmName: z.string().nullable(),
  clientId: id.nullable(),
  clientName: z.string().nullable(),
  ownerId: id.nullable(),
  /** States in which a lawyer is admitted. */
  barStates: z.array(z.string()),
  language: z.enum(['en', 'es']),
  /** The zone of his browser where it said one, else the zone on his record. */
  timeZone: z.string(),
});
export type CurrentUser = z.output<typeof currentUser>;

export const userProfile = userRow.extend({
  language: z.enum(['en', 'es']),
  timeZone: z.string(),
  /** What a lawyer signs with; null for everybody else. */
  lawyer: z
    .object({
      title: z.string().nullable(),
      signatureName: z.string(),
      barAdmissions: z.array(z.object({ stateCode: z.string(), barNumber: z.string(), active: z.boolean() })),
    })
    .nullable(),
  /** Properties that a manager or viewer was given. */
  properties: z.array(namedRef),
});

const area = 'user-service';

export const users = {
  userInfo: route({
    method: 'GET',
    area,
    path: '/users/user-info',
    permission: 'signed-in',
    summary: 'Who is signed in',
    query: z.object({ timeZone: timeZone.optional() }),
    reply: z.object({ user: currentUser }),
    failure: 'Get User Info Fail',
  }),
  profile: route({
    method: 'GET',
    area,
    path: '/users/profile',
    permission: 'signed-in',
    summary: 'The profile of the signed-in person',
    reply: userProfile,
    failure: 'Get User Profile Fail',
  }),
  dropdown: route({
    method: 'GET',
    area,
    path: '/users/dropdown',
    permission: 'user.read',
    summary: 'People to choose from, active ones only',
    query: listQuery({ search, clientId: idFilter, role: choices(roles) }),
    reply: listReply('users', z.object({ id, name: z.string(), email: z.string(), roles: held })),
    failure: 'Get Users Fail',
  }),
  list: route({
    method: 'GET',
    area,
    path: '/users/list',
    permission: 'user.read',
    summary: 'People that the caller can see',
    query: listQuery({
      search,
      role: choices(roles),
      roleType: choices(roleTypes),
      clientId: idFilter,
      firmId: idFilter,
      active: flag,
      sort: sort(['name', 'email', 'createdAt', 'lastSeenAt'], 'name'),
    }),
    reply: listReply('users', userRow, { success: z.literal(true) }),
    failure: 'Get Users Fail',
  }),
};
