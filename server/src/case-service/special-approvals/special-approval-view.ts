import { permitted } from '@writdesk/contract/permissions/permissions';
import type { SpecialApproval } from '@writdesk/contract/special-approvals/special-approvals';
import type { Kysely } from 'kysely';
import type { UserActor } from '../../platform/actor.ts';
import type { DB } from '../../platform/db/schema.ts';
import { type ApprovalNames, selectNamesOf } from './approval-name-queries.ts';
import { activeApprovers, rolesWithPeople } from './approver-queries.ts';
import type { RuleRow } from './special-approval-queries.ts';

/** Rules of one firm as the API says them, with the names of what they refer to. */
export async function ruleViews(
  db: Kysely<DB>,
  { roles }: UserActor,
  rows: readonly RuleRow[],
): Promise<SpecialApproval[]> {
  const [first] = rows;
  if (!first) return [];
  const people = rows.flatMap(({ approvers }) =>
    approvers.flatMap((one) => ('userId' in one ? one.userId : [])),
  );
  const [names, active, heldRoles] = await Promise.all([
    selectNamesOf(db, {
      firms: [first.firmId],
      clients: rows.flatMap(({ clientIds }) => clientIds),
      counties: rows.flatMap(({ countyIds }) => countyIds),
      properties: rows.flatMap(({ propertyIds }) => propertyIds),
      courthouses: rows.flatMap(({ criteria }) => criteria.flatMap(({ courthouseIds }) => courthouseIds)),
      people,
    }),
    activeApprovers(db, people),
    rolesWithPeople(db, first.firmId),
  ]);
  const can = {
    update: permitted(roles, 'special-approval.update') !== null,
    delete: permitted(roles, 'special-approval.delete') !== null,
  };
  return rows.map((row) => {
    const approvers = row.approvers.map((one) =>
      'userId' in one
        ? {
            userId: one.userId,
            role: null,
            name: names.people.get(one.userId) ?? null,
            isActive: active.has(one.userId),
          }
        : { userId: null, role: one.role, name: null, isActive: heldRoles.has(one.role) },
    );
    return { ...factsOf(row, names), approvers, hasActiveApprovers: canBeMet(row, approvers), can };
  });
}

/** Whether enough of the approvers are active for the rule's mode. */
function canBeMet(
  { answerMode }: RuleRow,
  approvers: readonly { userId: string | null; isActive: boolean }[],
): boolean {
  if (answerMode === 'ALL' || answerMode === 'ORDER') return approvers.every(({ isActive }) => isActive);
  return approvers.some(({ isActive }) => isActive);
}

function factsOf(row: RuleRow, names: ApprovalNames) {
  const { firmId, active, clientIds, countyIds, propertyIds, criteria, updatedAt, ...facts } = row;
  return {
    ...facts,
    updatedAt: updatedAt.toISOString(),
    firm: { id: firmId, name: names.firms.get(firmId) ?? '' },
    status: active ? ('active' as const) : ('inactive' as const),
    clients: refs(clientIds, names.clients),
    counties: refs(countyIds, names.counties),
    properties: refs(propertyIds, names.properties),
    criteria: criteria.map((one) => ({ ...one, courthouses: refs(one.courthouseIds, names.courthouses) })),
  };
}

const refs = (ids: readonly string[], names: ReadonlyMap<string, string>) =>
  ids.map((id) => ({ id, name: names.get(id) ?? '' }));
