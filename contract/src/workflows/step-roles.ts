import { actionPermissions, caseActionNames } from '../cases/case-lifecycle.ts';
import { matrix, type Permission } from '../permissions/permissions.ts';
import { type Role, roles } from '../permissions/roles.ts';
import type { StepAction } from './workflow-values.ts';
import { writActionNames, writActions } from '../writs/writ-lifecycle.ts';

/** Every role that the permission table gives an action of a step; none for a step that waits for no action. */
export function permittedRoles(action: StepAction): Role[] {
  return permissionsOf(action).flatMap((permission) =>
    roles.filter((role) => matrix[permission][role] !== undefined),
  );
}

/**
 * Everybody whom a seeded step lets act: the role whose work it usually is, first, and each that the permission table
 * gives the step's action. A step's list narrows the table, so one that named only the usual role would shut out others.
 */
export function stepRoles(action: StepAction, usual: Role): Role[] {
  const granted = permittedRoles(action);
  return [usual, ...roles.filter((role) => role !== usual && granted.includes(role))];
}

function permissionsOf(action: StepAction): Permission[] {
  const act = caseActionNames.find((name) => name === action);
  if (act) return actionPermissions(act);
  const asked = writActionNames.find((name) => `writ-${name}` === action);
  const permission = asked && writActions[asked].permission;
  return permission ? [permission] : [];
}
