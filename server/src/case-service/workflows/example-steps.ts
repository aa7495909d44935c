import { stepRoles } from '@writdesk/contract/workflows/step-roles';
import type { ExampleStep } from '@writdesk/contract/workflows/workflow-examples';
import type {
  ConfigureAction,
  stepBilling,
  WorkflowStep,
} from '@writdesk/contract/workflows/workflow-values';
import type { z } from 'zod';
import { newId } from '../../platform/ids.ts';

interface Item {
  id: string;
  code: string | null;
  pricing: string;
}

/** The steps of an example, whole: who does each, and which of the firm’s bill items it charges. */
export function stepsOf(steps: readonly ExampleStep[], items: readonly Item[]): WorkflowStep[] {
  return steps.map((step, index) => ({
    id: newId(),
    sequenceNo: index + 1,
    name: step.name,
    roles: stepRoles(step.action, step.role),
    configureAction: configured(step),
    notifications: [],
    billing: items
      .filter(({ code }) => code !== null && step.bills?.includes(code))
      .map(({ id, pricing }) => charge(id, pricing)),
  }));
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
