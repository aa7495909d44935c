import { openDeps } from '../../src/deps.ts';
import { contextOf } from '../../src/platform/context.ts';
import { openLog } from '../../src/platform/log.ts';
import { syncConnection } from '../../src/user-service/property-connections/index.ts';

// A worker process that reads a property system: to be killed. `APP` says with which configuration, and which connection.
const { connection, config, job } = JSON.parse(process.env['APP'] ?? '{}');
config.encryptionKey = Buffer.from(config.encryptionKey, 'base64');
const { deps } = await openDeps(config, connection, { log: openLog('silent') });
console.log('begins');
const attempt = { id: job.syncId, number: 1, isLast: false, signal: new AbortController().signal };
await syncConnection.handle(
  contextOf(deps, { kind: 'job', name: syncConnection.name }, job.syncId),
  job,
  attempt,
);
console.log('ended');
