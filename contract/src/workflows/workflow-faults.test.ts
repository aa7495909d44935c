import { describe, expect, test } from 'vitest';
import { say } from '../sentences/in-english.ts';
import { stepRoles } from './step-roles.ts';
import { type ExampleStep, workflowExamples } from './workflow-examples.ts';
import { type CheckedStep, type CheckedWorkflow, workflowFaults } from './workflow-faults.ts';

const stepsOf = (list: readonly ExampleStep[]): CheckedStep[] =>
  list.map(({ name, action, role, endsWith, event }, index) => ({
    id: `${index + 1}`,
    name,
    roles: stepRoles(action, role),
    configureAction: {
      action,
      requiredFields: [],
      requiredDocuments: [],
      ...(endsWith && { autoCompleteWhen: endsWith }),
      ...(event && { deadlineRuleEvent: event }),
    },
  }));
const georgia = () => stepsOf(workflowExamples.GA.steps);
const of: CheckedWorkflow = { stateCode: 'GA', serveFirst: false, courthouses: [], rolesHeld: null };
const said = (steps: readonly CheckedStep[], changes: Partial<CheckedWorkflow> = {}) =>
  workflowFaults(steps, { ...of, ...changes }).map(({ fault }) => say(fault));

describe('a workflow that can run', () => {
  test('is there for each of the ten states', () => {
    expect(Object.keys(workflowExamples).toSorted()).toEqual([
      'AZ',
      'CA',
      'FL',
      'GA',
      'NC',
      'NV',
      'NY',
      'OH',
      'SC',
      'TX',
    ]);
  });

  test.each(Object.entries(workflowExamples))('%s', (_, { steps, stateCode, ...rest }) => {
    const serveFirst = 'serveFirst' in rest && rest.serveFirst;
    expect(said(stepsOf(steps), { stateCode, serveFirst })).toEqual([]);
  });
});

describe('what can’t run is refused with step and reason', () => {
  const changed = (place: number, changes: Partial<CheckedStep>) =>
    georgia().map((step, index) => (index === place - 1 ? { ...step, ...changes } : step));

  test('no steps', () => {
    expect(said([])).toEqual(['The workflow has no steps.']);
  });

  test('a step without name or roles', () => {
    expect(said(changed(2, { name: ' ' }))).toEqual(['Step 2 has no name.']);
    expect(said(changed(2, { roles: [] }))[0]).toBe('Step 2 names no role, so nobody could do it.');
  });

  test('an action that a role may never do', () => {
    expect(said(changed(4, { roles: ['lawyer', 'client_owner'] }))).toEqual([
      'Step 4: the role “Company owner” may never do “Approve and send for filing”.',
    ]);
  });

  test('an action that its roles may do elsewhere, not here', () => {
    // Out of the lawyer's hands a serve-first notice is only the lawyer's.
    const steps = stepsOf(workflowExamples.NV.steps).map((step, index) =>
      index === 3 ? { ...step, roles: ['case_processor' as const] } : step,
    );
    expect(said(steps, { stateCode: 'NV', serveFirst: true })).toEqual([
      'Step 4: none of its roles may do “Send for serving” at this point of the case.',
    ]);
  });

  test('an order that the status machine can’t walk', () => {
    const steps = georgia();
    const [number] = steps.splice(4, 1);
    steps.splice(8, 0, ...(number ? [number] : []));
    expect(said(steps)).toEqual([
      'Step 5: “Record service return” is possible only after “Add case number”, which is step 9.',
    ]);
    expect(said(stepsOf(workflowExamples.NV.steps), { stateCode: 'NV' })[0]).toBe(
      'Step 4: “Send for serving” is possible only after “Approve and send for filing”, which is step 7.',
    );
  });

  test('a case that never ends, and one that ends before its last step', () => {
    expect(said(georgia().slice(0, -1))).toEqual([
      'No step ends the case. Add “Close case” as the last step.',
    ]);
    const early = [...georgia(), { ...georgia()[2], id: 'x', name: 'Look again' } as CheckedStep].map(
      (step) =>
        step.id === 'x'
          ? { ...step, configureAction: { ...step.configureAction, autoCompleteWhen: undefined } }
          : step,
    );
    expect(said(early)).toEqual(['Step 14 ends the case, so no later step would ever begin.']);
  });

  test('the same action twice, and a wait for nothing', () => {
    const steps = georgia();
    const again = { ...steps[0], id: 'again' } as CheckedStep;
    expect(said([steps[0] as CheckedStep, again, ...steps.slice(1)])).toContain(
      'Step 2 does “Start initial check” as step 1 does; the case would finish both at once.',
    );
    const wait = {
      ...steps[6],
      configureAction: { action: 'WAIT', requiredFields: [], requiredDocuments: [] },
    };
    expect(said(steps.map((step, index) => (index === 6 ? (wait as CheckedStep) : step)))).toEqual([
      'Step 7 waits, and names no deadline to wait for.',
    ]);
  });

  test('a courthouse in another state', () => {
    expect(said(georgia(), { courthouses: [{ name: 'Reno Justice Court', stateCode: 'NV' }] })).toEqual([
      'Reno Justice Court is not in GA, where this workflow is used.',
    ]);
  });

  test('a role that nobody holds is a warning', () => {
    const faults = workflowFaults(georgia(), { ...of, rolesHeld: ['firm_admin', 'case_processor'] });
    expect(faults.map(({ severity, fault }) => [severity, say(fault)])).toEqual([
      ['WARNING', 'Step 3: nobody in the firm has the role “Lawyer”.'],
      ['WARNING', 'Step 12: nobody in the firm has the role “Lawyer”.'],
    ]);
  });
});
