import { workflows } from '@writdesk/contract/workflows/workflows';
import type { WorkflowStep } from '@writdesk/contract/workflows/workflow-values';
import { countRunning } from '../checks/workflows.ts';
import type { Scene } from '../scene.ts';
import type { Firm } from '../world/world.ts';

const CALL = 'Call the property';
const LAST_LOOK = 'Last look at the ledger';

/** The firm adds a task to its workflow while cases run. Those that run keep the version with which they began. */
export async function workflowGrows(scene: Scene, firm: Firm): Promise<boolean> {
  const { journal } = scene;
  const { before, after } = await publish(firm, CALL, (steps) => [
    ...steps.slice(0, 1),
    task(CALL),
    ...steps.slice(1),
  ]);
  if (after !== before + 1) journal.breaks('A published workflow is the next version.', { before, after });
  firm.workflow = { version: after, movedTo: before };
  await countRunning(scene, firm, 'published');
  journal.did('Workflows changed with cases running');
  return true;
}

/** It changes once more, and takes the running cases along. */
export async function workflowMovesCases(scene: Scene, firm: Firm): Promise<boolean> {
  const { clock, journal } = scene;
  if (!firm.workflow) return false;
  const { id, after } = await publish(firm, LAST_LOOK, (steps) => [
    ...steps.slice(0, 3),
    task(LAST_LOOK),
    ...steps.slice(3).map((step) => (step.name === 'Close' ? { ...step, name: 'Close the file' } : step)),
  ]);
  const { admin, processor } = firm;
  const on = { params: { id } };
  const { cases: running } = await admin.does(workflows.landings, on);
  const { lockVersion } = await admin.does(workflows.details, on);
  const body = { lockVersion, reason: 'The new steps hold for all.' };
  await processor.isRefused('moved running cases as a processor', workflows.moveRunning, { ...on, body }, [
    'forbidden',
  ]);
  await admin.does(workflows.moveRunning, { ...on, body });
  await clock.quiet();
  const { move } = await admin.does(workflows.landings, on);
  if (!move?.endedAt || move.moved + move.stayed !== running)
    journal.breaks('Every running case moves to the new version, or says why it stays.', { running, move });
  firm.workflow = { version: after, movedTo: after };
  await countRunning(scene, firm, 'moved');
  journal.did('Running cases moved to another version', move?.moved ?? 0);
  journal.did('Workflows changed with cases running');
  return true;
}

const task = (name: string) => ({
  sequenceNo: 0,
  name,
  roles: ['case_processor' as const, 'lawyer' as const, 'firm_admin' as const],
  configureAction: {
    action: 'TASK' as const,
    requiredFields: [],
    requiredDocuments: [],
    // Whoever forgets to say that it is done loses nothing: the signature ends it.
    autoCompleteWhen: 'send-for-filing' as const,
  },
  notifications: [],
  billing: [],
});
type Step = WorkflowStep | ReturnType<typeof task>;

async function publish(
  { admin, state }: Firm,
  note: string,
  change: (steps: readonly Step[]) => readonly Step[],
) {
  const { workflows: own } = await admin.does(workflows.list, { query: { stateCode: state.code, size: 50 } });
  const [workflow] = own.filter(({ status }) => status === 'PUBLISHED');
  if (!workflow) throw new Error('A firm has a workflow of its state.');
  const { id, version: before } = workflow;
  const on = { params: { id } };
  const { lockVersion: read } = await admin.does(workflows.details, on);
  const begun = await admin.does(workflows.save, { ...on, body: { lockVersion: read, published: false } });
  const { steps } = await admin.does(workflows.steps, { ...on, query: { draft: 'true' } });
  const numbered = change(steps).map((step, index) => ({ ...step, sequenceNo: index + 1 }));
  const saved = await admin.does(workflows.createSteps, {
    ...on,
    body: { lockVersion: begun.lockVersion, steps: numbered },
  });
  const { faults } = await admin.does(workflows.check, on);
  if (faults.some(({ severity }) => severity === 'ERROR')) throw new Error(JSON.stringify(faults));
  const done = await admin.does(workflows.save, {
    ...on,
    body: { lockVersion: saved.lockVersion, published: true, note },
  });
  return { id, before, after: done.version };
}
