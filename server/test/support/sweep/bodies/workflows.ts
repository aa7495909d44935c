import { newId } from '../../../../src/platform/ids.ts';
import { NO_VERSION, stale } from '../parts.ts';
import { recordOf } from '../records.ts';
import type { Tenant } from '../world.ts';

/** A rule that no case matches. */
const aRule = (tenant: Tenant, name: string) => ({
  name,
  criteria: [{ key: 'SUM_BELOW', value: 0 }],
  approvers: [{ userId: recordOf(tenant, 'lawyer') }],
  unknownMeans: 'PASS',
});

export const workflows: Record<string, (tenant: Tenant) => unknown> = {
  'workflows.create': (tenant) => ({ firmId: tenant.firm.id, name: `Built ${newId()}` }),
  'workflows.update': () => ({ lockVersion: NO_VERSION, name: 'Another name' }),
  'workflows.addStep': (tenant) => ({
    workflowId: recordOf(tenant, 'workflow'),
    lockVersion: NO_VERSION,
    step: { configureAction: { action: 'TASK' } },
  }),
  'workflows.updateSteps': (tenant) => ({
    workflowId: recordOf(tenant, 'workflow'),
    lockVersion: NO_VERSION,
    steps: [{ id: newId(), sequenceNo: 1, configureAction: { action: 'TASK' } }],
  }),
  'workflows.createSteps': () => ({ lockVersion: NO_VERSION, steps: [] }),
  'workflows.saveDraft': () => ({ lockVersion: NO_VERSION, steps: [] }),
  'workflows.save': () => ({ lockVersion: NO_VERSION, published: true }),
  'workflows.clone': () => ({}),
  'workflows.moveRunning': () => ({ lockVersion: NO_VERSION, reason: 'The county changed its steps.' }),
  'stepTasks.complete': () => ({ comment: 'See the ledger.' }),
  'approvalRequests.decide': () => ({ version: NO_VERSION, approves: true, reason: 'The sum justifies it.' }),
  'specialApprovals.create': (tenant) => ({ ...aRule(tenant, `Rule ${newId()}`), firmId: tenant.firm.id }),
  'specialApprovals.rehearse': (tenant) => ({ ...aRule(tenant, 'Rehearsed'), firmId: tenant.firm.id }),
  'specialApprovals.removeMany': (tenant) => ({ rows: stale(recordOf(tenant, 'specialApproval')) }),
  'specialApprovals.update': (tenant) => ({
    version: NO_VERSION,
    specialApprovalId: tenant.specialApprovalId,
    specialApproval: aRule(tenant, 'Media'),
  }),
};
