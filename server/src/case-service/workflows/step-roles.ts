import { actionPermissions, caseActionNames } from '@writdesk/contract/cases/case-lifecycle';
import { matrix, type Permission } from '@writdesk/contract/permissions/permissions';
import { type Role, roles } from '@writdesk/contract/permissions/roles';
import type { StepAction } from '@writdesk/contract/workflows/workflows';
import { writActionNames, writActions } from '@writdesk/contract/writs/writ-lifecycle';

/**
 * Everybody whom a seeded step lets act: the role whose work it usually is, first, and each that the permission table
 * gives the step's action. A step's list narrows the table, so one that named only the usual role would shut out others.
 */
export function stepRoles(action: StepAction, usual: Role): Role[] {
  const granted = permissionsOf(action).flatMap((permission) =>
    roles.filter((role) => matrix[permission][role] !== undefined),
  );
  return [usual, ...roles.filter((role) => role !== usual && granted.includes(role))];
}

function permissionsOf(action: StepAction): Permission[] {
  const act = caseActionNames.find((name) => name === action);
  if (act) return actionPermissions(act);
  const asked = writActionNames.find((name) => `writ-${name}` === action);
  const permission = asked && writActions[asked].permission;
  return permission ? [permission] : [];
}
