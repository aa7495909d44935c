import { cases } from '@writdesk/contract/cases/cases';
import { workflows } from '@writdesk/contract/workflows/workflows';
import { bind } from '../../platform/http/bind.ts';
import { getCaseSteps } from './get-case-steps.ts';
import { getCourthouseWorkflows } from './get-courthouse-workflows.ts';
import { getStepRoles, getWorkflowSteps } from './get-workflow-steps.ts';
import { getWorkflow } from './get-workflow.ts';
import { listWorkflows } from './list-workflows.ts';

export const workflowRoutes = [
  bind(workflows.list, listWorkflows),
  bind(workflows.details, getWorkflow),
  bind(workflows.steps, getWorkflowSteps),
  bind(workflows.getByCourthouse, getCourthouseWorkflows),
  bind(workflows.stepRoles, getStepRoles),
  bind(cases.stepDetails, getCaseSteps),
];
