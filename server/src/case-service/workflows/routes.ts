import { cases } from '@writdesk/contract/cases/cases';
import { stepTasks } from '@writdesk/contract/workflows/step-tasks';
import { workflows } from '@writdesk/contract/workflows/workflows';
import { bind } from '../../platform/http/bind.ts';
import { checkWorkflow } from './check-workflow.ts';
import { cloneWorkflow } from './clone-workflow.ts';
import { completeStep } from './steps/complete-step.ts';
import { createWorkflow } from './create-workflow.ts';
import { addStep, createSteps, saveDraft, updateSteps } from './edit-steps.ts';
import { getCaseSteps } from './steps/get-case-steps.ts';
import { getCourthouseWorkflows } from './get-courthouse-workflows.ts';
import { getStepRoles, getWorkflowSteps } from './get-workflow-steps.ts';
import { getWorkflow } from './get-workflow.ts';
import { compareVersions, getWorkflowVersions } from './get-workflow-versions.ts';
import { listStepTasks } from './steps/list-step-tasks.ts';
import { listWorkflows } from './list-workflows.ts';
import { rehearseWorkflow } from './rehearse-workflow.ts';
import { getLanding } from './moving/move-case.ts';
import { getLandings, moveRunning } from './moving/move-running.ts';
import { saveWorkflow } from './save-workflow.ts';
import { updateWorkflow } from './update-workflow.ts';

export const workflowRoutes = [
  bind(workflows.list, listWorkflows),
  bind(workflows.details, getWorkflow),
  bind(workflows.steps, getWorkflowSteps),
  bind(workflows.getByCourthouse, getCourthouseWorkflows),
  bind(workflows.stepRoles, getStepRoles),
  bind(workflows.create, createWorkflow),
  bind(workflows.update, updateWorkflow),
  bind(workflows.addStep, addStep),
  bind(workflows.updateSteps, updateSteps),
  bind(workflows.createSteps, createSteps),
  bind(workflows.saveDraft, saveDraft),
  bind(workflows.save, saveWorkflow),
  bind(workflows.clone, cloneWorkflow),
  bind(workflows.landing, getLanding),
  bind(workflows.landings, getLandings),
  bind(workflows.moveRunning, moveRunning),
  bind(workflows.check, checkWorkflow),
  bind(workflows.rehearse, rehearseWorkflow),
  bind(workflows.versions, getWorkflowVersions),
  bind(workflows.difference, compareVersions),
  bind(stepTasks.list, listStepTasks),
  bind(stepTasks.complete, completeStep),
  bind(cases.stepDetails, getCaseSteps),
];
