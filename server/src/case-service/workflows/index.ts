export { stepPart } from './step-part.ts';
export { advanceSteps, rewindSteps, type StepsMoved } from './advance-steps.ts';
export { pinSteps } from './pin-steps.ts';
export { type ResolvedWorkflow, resolveWorkflow } from './resolve-workflow.ts';
export { workflowRoutes } from './routes.ts';
