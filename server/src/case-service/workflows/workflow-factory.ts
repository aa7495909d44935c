import type { ConfigureAction, stepBilling } from '@writdesk/contract/workflows/workflow-values';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { z } from 'zod';
import type { CasesWorkflow, DB } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import { insertVersion } from './workflow-write-queries.ts';
import { stepRoles } from '@writdesk/contract/workflows/step-roles';
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
  const items = await db
    .selectFrom('cases.billItem')
    .select(['id', 'code', 'pricing'])
    .where('firmId', '=', given.firmId)
    .where('active', '=', true)
    .execute();
  await db
    .insertInto('cases.workflowStep')
    .values(
      (own ?? template.steps).map((step, index) => ({
        firmId: given.firmId,
        workflowId: workflow.id,
        version: workflow.version,
        id: newId(),
        sequenceNo: index + 1,
        createdAt: workflow.createdAt,
        name: step.name,
        roles: stepRoles(step.action, step.role),
        configureAction: JSON.stringify(configured(step)),
        billing: JSON.stringify(
          items
            .filter((item) => item.code !== null && step.bills?.includes(item.code))
            .map((item) => charge(item.id, item.pricing)),
        ),
      })),
    )
    .execute();
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

function configured({ action, endsWith, event, slaHours }: ExampleStep): ConfigureAction {
  return {
    action,
    requiredFields: [],
    requiredDocuments: [],
    ...(endsWith && { autoCompleteWhen: endsWith }),
    ...(event && { deadlineRuleEvent: event }),
    ...(slaHours && { slaHours }),
  };
}

function charge(billItemId: string, pricing: string): z.output<typeof stepBilling> {
  return {
    billItemId,
    on: 'COMPLETE',
    quantity: pricing === 'PER_DEFENDANT' ? 'PER_DEFENDANT' : 'ONE',
    amountSource: pricing === 'ACTUAL' ? 'ACTUAL' : 'FIXED',
  };
}
