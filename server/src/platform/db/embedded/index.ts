export { type Claim, claimCluster } from './claim.ts';
export { type Cluster, type ClusterConnection, startCluster, stopCluster } from './cluster.ts';
export { ensureDatabase } from './ensure-database.ts';
export { removeHome } from './home.ts';
export { type ScratchCluster, startScratchCluster } from './scratch.ts';
