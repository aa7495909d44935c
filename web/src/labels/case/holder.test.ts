import { expect, test } from 'vitest';
import { holderOf } from './case-names.ts';

const people = {
  assignedLawyer: { id: 'lawyer', name: 'Josephine Adeyemi' },
  assignedProcessor: { id: 'processor', name: 'Renée Castellanos' },
};

test.each([
  ['WRIT_IN_PROGRESS', undefined, 'Renée Castellanos'],
  ['JUDGMENT_RECORDED', undefined, 'Josephine Adeyemi'],
  // A writ waits for the attorney’s signature, a judgment for the processor’s look at the docket.
  ['WRIT_IN_PROGRESS', 'lawyer', 'Josephine Adeyemi'],
  ['JUDGMENT_RECORDED', 'case_processor', 'Renée Castellanos'],
  ['REVIEW', 'firm_admin', 'Josephine Adeyemi'],
] as const)('a case in %s whose step is for %s is with %s', (status, role, name) => {
  expect(holderOf({ status, ...people }, role)).toBe(name);
});

test('where nobody of the step’s role has the case, whoever has it is named', () => {
  expect(holderOf({ status: 'WRIT_IN_PROGRESS', ...people, assignedLawyer: null }, 'lawyer')).toBe(
    'Renée Castellanos',
  );
  expect(holderOf({ status: 'INTAKE', assignedLawyer: null, assignedProcessor: null })).toBeNull();
});
