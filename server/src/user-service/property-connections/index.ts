export { propertyConnectionAudits } from './connection-audits.ts';
export { propertyConnectionLive } from './connection-live.ts';
export { propertyConnectionRoutes } from './routes.ts';
export { startSyncs } from './start-syncs.job.ts';
export { syncConnection } from './sync-connection.job.ts';
