export { appealAudits } from './appeal-audits.ts';
export { appealPart } from './appeal-part.ts';
export { appealRoutes } from './routes.ts';
export { submitAppeal } from './submit-appeal.ts';
export { watchRegistry } from './watch-registry.job.ts';
