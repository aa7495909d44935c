import { type ExampleWorkflow, workflowExamples } from '@writdesk/contract/workflows/workflow-examples';
import { actorName, actorUserId } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import type { NewFirmFollower } from '../../user-service/firms/index.ts';
import { stepsOf } from './example-steps.ts';
import { workflowAudits } from './workflow-audits.ts';
import {
  insertVersion,
  insertWorkflow,
  replaceVersionSteps,
  selectChargedItems,
} from './workflow-write-queries.ts';

const FIRST = 1;
const examples: readonly ExampleWorkflow[] = Object.values(workflowExamples);

/** Gives a new firm the standard workflow of each state where it works, published; of other states it builds its own. */
export const startWorkflows: NewFirmFollower = async (tx, context, { id: firmId, stateCodes }) => {
  const items = await selectChargedItems(tx.db, firmId);
  for (const example of examples.filter(({ stateCode }) => stateCodes.includes(stateCode)))
    await publishExample(tx, context, { firmId, example, items });
};

interface Published {
  firmId: string;
  example: ExampleWorkflow;
  items: Parameters<typeof stepsOf>[1];
}

async function publishExample(tx: Tx, { actor }: Context, { firmId, example, items }: Published) {
  const id = newId();
  const { name, stateCode, caseType, serveFirst = false } = example;
  await insertWorkflow(tx.db, {
    firmId,
    id,
    name,
    stateCode,
    caseType,
    serveFirst,
    status: 'PUBLISHED',
    version: FIRST,
    hasDraft: false,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  await insertVersion(tx.db, {
    firmId,
    workflowId: id,
    version: FIRST,
    publishedAt: tx.now,
    publishedBy: actorUserId(actor),
    publishedByName: actorName(actor),
  });
  const steps = stepsOf(example.steps, items);
  await replaceVersionSteps(tx.db, { firmId, id }, FIRST, steps, tx.now);
  await tx.audit(workflowAudits.create, { firmId, subjectId: id, data: { name } });
  await tx.audit(workflowAudits.publish, {
    firmId,
    subjectId: id,
    data: { version: FIRST, steps: steps.length, note: null },
  });
}
