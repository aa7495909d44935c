export { envelopeAudits, envelopeCaseAudits, postageAudits } from './envelope-audits.ts';
export { servePostageWebhooks } from './serve-webhooks.ts';
export { stampRoutes } from './routes.ts';
export { watchEnvelope, watchEnvelopes } from './watch-envelopes.job.ts';
