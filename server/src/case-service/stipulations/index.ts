export { endStipulation, keepTerms } from './keep-terms.ts';
export { stipulationAudits } from './stipulation-audits.ts';
export { stipulationPart } from './stipulation-part.ts';
export { stipulationRoutes } from './routes.ts';
export { watchStipulations } from './watch-stipulations.job.ts';
