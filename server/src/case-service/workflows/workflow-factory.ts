import type { Insertable, Kysely, Selectable } from 'kysely';
import type { CasesWorkflow, DB } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import { stepsOf } from './example-steps.ts';
import { insertVersion, replaceVersionSteps, selectChargedItems } from './workflow-write-queries.ts';
import {
  type ExampleStep,
  type ExampleWorkflow,
  workflowExamples,
} from '@writdesk/contract/workflows/workflow-examples';

export interface WorkflowFactoryOptions extends Partial<Insertable<CasesWorkflow>> {
  firmId: string;
  /** One of the four example lists; Georgia's when absent. */
  example?: keyof typeof workflowExamples;
  /** Steps of one's own instead. */
  steps?: readonly ExampleStep[];
  /** The only courthouses it is for; any of its state when absent. */
  courthouseIds?: readonly string[];
}

/** A published workflow. Its steps charge those of the firm's bill items that are there already. */
export async function makeWorkflow(
  db: Kysely<DB>,
  { example = 'GA', steps: own, courthouseIds = [], ...given }: WorkflowFactoryOptions,
): Promise<Selectable<CasesWorkflow>> {
  const template: ExampleWorkflow = workflowExamples[example];
  const workflow = await db
    .insertInto('cases.workflow')
    .values({
      id: newId(),
      name: template.name,
      stateCode: template.stateCode,
      caseType: template.caseType,
      serveFirst: template.serveFirst ?? false,
      status: 'PUBLISHED',
      hasDraft: given.status === 'DRAFT',
      version: 1,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (workflow.version > 0)
    await insertVersion(db, {
      firmId: given.firmId,
      workflowId: workflow.id,
      version: workflow.version,
      publishedAt: workflow.createdAt,
    });
  const items = await selectChargedItems(db, given.firmId);
  const steps = stepsOf(own ?? template.steps, items);
  await replaceVersionSteps(db, workflow, workflow.version, steps, new Date(workflow.createdAt));
  if (courthouseIds.length) {
    await db
      .insertInto('cases.workflowCourthouse')
      .values(
        courthouseIds.map((id) => ({ firmId: given.firmId, workflowId: workflow.id, courthouseId: id })),
      )
      .execute();
  }
  return workflow;
}
