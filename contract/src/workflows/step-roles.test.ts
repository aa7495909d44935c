import { caseActionNames, caseActions } from '../cases/case-lifecycle.ts';
import { matrix } from '../permissions/permissions.ts';
import { roles } from '../permissions/roles.ts';
import { expect, test } from 'vitest';
import { stepRoles } from './step-roles.ts';
import { workflowExamples } from './workflow-examples.ts';

test.each([
  ['initial-check', 'case_processor', ['case_processor', 'crm_user', 'firm_admin', 'firm_user']],
  ['review', 'case_processor', ['case_processor', 'firm_admin', 'firm_user']],
  ['record-judgment', 'lawyer', ['lawyer', 'firm_admin', 'case_processor']],
  ['writ-reviewed', 'lawyer', ['lawyer']],
  // No action of the table: whom the step names, alone.
  ['TASK', 'lawyer', ['lawyer']],
  ['CHECK_DOCKET', 'case_processor', ['case_processor']],
] as const)('%s is for everybody whom the permission table gives it', (action, usual, wanted) => {
  expect(stepRoles(action, usual)).toEqual(wanted);
});

test('no seeded step shuts out a role that the permission table lets in', () => {
  const shutOut = Object.values(workflowExamples).flatMap(({ steps }) =>
    steps.flatMap((step) => {
      const act = caseActionNames.find((name) => name === step.action);
      const asked = caseActions.flatMap((row) => (row.action === act && row.permission) || []);
      return roles
        .filter((role) => asked.some((permission) => matrix[permission][role]))
        .filter((role) => !stepRoles(step.action, step.role).includes(role))
        .map((role) => `${step.name}: ${role}`);
    }),
  );
  expect(shutOut).toEqual([]);
});
