export { makeRedacted } from './make-redacted.job.ts';
export { redactionRoutes } from './routes.ts';
