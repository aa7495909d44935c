import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onWorkflow = auditOf('cases', 'workflow', 'FIRM');
const steps = z.int();

export const workflowAudits = {
  create: onWorkflow('workflow.create', { name: z.string() }),
  update: onWorkflow('workflow.update', { fields: z.array(z.string()) }),
  saveDraft: onWorkflow('workflow.save-draft', { steps }),
  discardDraft: onWorkflow('workflow.discard-draft'),
  publish: onWorkflow('workflow.publish', { version: z.int(), steps, note: z.string().nullable() }),
  moveRunning: onWorkflow('workflow.move-running', { version: z.int(), cases: z.int(), reason: z.string() }),
  moveBatch: onWorkflow('workflow.move-batch', {
    version: z.int(),
    moved: z.int(),
    stayed: z.int(),
    isDone: z.boolean(),
  }),
  clone: onWorkflow('workflow.clone', { from: id, name: z.string() }),
};
