import { type Permission, permitted } from '@writdesk/contract/permissions/permissions';
import type { UserActor } from '../../platform/actor.ts';
import type { UserContext } from '../../platform/context.ts';
import { allow, type Decision, deny, refuse } from '../../platform/http/refuse.ts';

type Keeper = Pick<UserActor, 'roles' | 'roleType' | 'sealedCaseIds' | 'walledCaseIds'>;

/** The sealed cases of a firm that one of its lawyers or administrators may open; an ethical wall stands before them as before others. */
export function openableCases({ roles, roleType, sealedCaseIds, walledCaseIds }: Keeper): string[] {
  if (roleType !== 'Firm' || !permitted(roles, 'case-seal.read')) return [];
  return sealedCaseIds.filter((id) => !walledCaseIds.includes(id));
}

/** The same person’s context with some sealed cases in sight. */
export const withinSight = (context: UserContext, caseIds: readonly string[]): UserContext => ({
  ...context,
  scope: {
    ...context.scope,
    withheldIds: context.scope.withheldIds.filter((id) => !caseIds.includes(id)),
  },
});

/** Who may do it by their role. */
export const mayBy = ({ roles }: Pick<UserActor, 'roles'>, permission: Permission): Decision =>
  permitted(roles, permission) ? allow : deny('forbidden');

/** Who seals and unseals answers for the court’s order: a lawyer who is admitted in the case’s state. */
export const isAdmitted = (
  { barStates }: Pick<UserActor, 'barStates'>,
  { stateCode }: { stateCode: string | null },
): Decision =>
  (stateCode === null ? barStates.length > 0 : barStates.includes(stateCode))
    ? allow
    : deny('lawyer_bar_state');

/** Whoever seals or unseals has seen the case as it is. @throws `conflict` */
export function requireVersion(record: { version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== record.version) refuse('conflict');
}
