// A process of its own that starts a cluster, says where it is, and lives until it is killed.
// Run by Node: cluster-process.ts <data folder>
import { startCluster } from '../../src/platform/db/embedded/cluster.ts';

const { connection, pid, reused } = await startCluster({ dataDir: process.argv[2] ?? '' });
console.log(JSON.stringify({ connection, pid, reused }));
setInterval(() => undefined, 60_000); // nothing else keeps it alive
