import { z } from 'zod';
import { roleGroups, roles, roleTypes } from '../permissions/roles.ts';
import { route } from '../route.ts';
import { timeZone } from '../values/dates.ts';
import { id } from '../values/ids.ts';

const held = z.array(z.enum(roles));
/** Where a company stands: still in its registration, a client, or one no longer. */
export const clientStatuses = ['ONBOARDING', 'ACTIVE', 'INACTIVE'] as const;
const languages = ['en', 'es'] as const;

/** The signed-in person, as every screen needs them. */
export const currentUser = z.object({
  id,
  /** False for somebody who registered and is nobody's user yet: they see nothing but the registration of a company. */
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
  /** How their company stands; `ONBOARDING`: its registration isn't finished. */
  clientStatus: z.enum(clientStatuses).nullable(),
  ownerId: id.nullable(),
  /** The names of up to three others who run their firm or company: whom to ask for more rights. */
  administrators: z.array(z.string()),
  /** Until it is, nothing else is open to them. */
  isAddressProven: z.boolean(),
  /** States in which a lawyer is admitted. */
  barStates: z.array(z.string()),
  language: z.enum(languages),
  /** The zone of their browser where it said one, else the zone on their record. */
  timeZone: z.string(),
});
export type CurrentUser = z.output<typeof currentUser>;

/** Who is signed in: apart from the rest, for every screen loads it. */
export const userInfo = route({
  method: 'GET',
  area: 'user-service',
  path: '/users/user-info',
  reads: ['user', 'client'],
  permission: 'signed-in',
  isForUnverified: true,
  summary: 'Retrieve the signed-in person',
  query: z.object({ timeZone: timeZone.optional() }),
  reply: z.object({ user: currentUser }),
  failure: 'Get User Info Fail',
});
