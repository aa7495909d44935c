import { type CaseAction, caseActionFacts } from '@writdesk/contract/cases/case-actions';
import type { CaseOffers } from '@writdesk/contract/cases/case-lifecycle';
import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import type { Role } from '@writdesk/contract/permissions/roles';

export type Desk = Readonly<Partial<Record<CaseStatus, CaseAction>>>;

/** The statuses whose cases are this person's work, with the usual action of each. */
export function deskOf(roles: readonly Role[]): Desk {
  return Object.fromEntries(
    roles.flatMap((role) =>
      Object.values(caseActionFacts).flatMap(({ name, worklist }) =>
        (worklist?.[role] ?? []).map((status) => [status, name]),
      ),
    ),
  );
}

/**
 * The action by which a case leaves the person's list: the usual one, which also names what is waited for while it
 * can't be done; but once it has become a side action, the one that the case waits for now.
 */
export function actOf(
  usual: CaseAction | undefined,
  { primary, courseOf }: Pick<CaseOffers, 'primary' | 'courseOf'>,
): CaseAction {
  if (usual && courseOf(usual) !== 'aside') return usual;
  return primary ?? usual ?? 'save';
}
