import { permitted, type Permission } from '@writdesk/contract/permissions/permissions';
import type { RoleGroup } from '@writdesk/contract/permissions/roles';
import { dashboardOf, type DashboardName, groupOf } from '@writdesk/contract/permissions/roles';
import { userInfo } from '@writdesk/contract/account/current-user';
import { createContext, useContext } from 'react';
import { useCall } from '../api/hooks.ts';
import { localZone } from '../formats/dates.ts';
import { claims } from '../session/session.ts';

/** The signed-in person, as screens ask for them. */
export interface Person {
  id: string | null;
  name: string;
  firstName: string;
  email: string;
  /** The firm or the company they work for; null for an administrator of all firms. */
  company: string | null;
  clientId: string | null;
  /** The registration of their company isn't finished. */
  isRegistering: boolean;
  firmId: string | null;
  /** Who runs their organization, by name: whom to ask. */
  administrators: readonly string[];
  /** Which home is theirs. */
  group: RoleGroup;
  dashboard: DashboardName;
  /** Reads the client's words for a status. */
  isClient: boolean;
  /** May they do this at all? Whether they may now, to this record, the record's own `can` and `availableActions` say. */
  holds: (permission: Permission) => boolean;
}

/** From the token at once, completed by the profile when it has come. */
export function useSignedInPerson(): Person {
  const { data: reply } = useCall(userInfo, {
    query: { timeZone: localZone() },
    quiet: true,
    staleTimeMs: 5 * 60_000,
  });
  const data = reply?.user;
  const token = claims();
  const roles = data?.roles ?? token.roles;
  const name = data?.name ?? token.name;
  const group = data?.group ?? groupOf(roles);
  return {
    id: data?.id ?? null,
    name,
    firstName: data?.firstName ?? name.split(' ')[0] ?? name,
    email: data?.email ?? token.email,
    company: data?.firmName ?? data?.clientName ?? null,
    clientId: data?.clientId ?? null,
    isRegistering: data?.clientStatus === 'ONBOARDING',
    firmId: data?.firmId ?? null,
    administrators: data?.administrators ?? [],
    group,
    dashboard: dashboardOf(roles),
    isClient: group === 'client',
    holds: (permission) => permitted(roles, permission) !== null,
  };
}

export const PersonContext = createContext<Person | null>(null);

export function usePerson(): Person {
  const person = useContext(PersonContext);
  if (!person) throw new Error('usePerson stands outside the frame.');
  return person;
}
