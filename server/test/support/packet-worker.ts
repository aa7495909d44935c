import { assemblePacket } from '../../src/case-service/packets/index.ts';
import { openDeps } from '../../src/deps.ts';
import { contextOf } from '../../src/platform/context.ts';
import { openLog } from '../../src/platform/log.ts';

// A worker process that puts a packet together: to be killed. `APP` says with which configuration, and which packet.
const { connection, config, job } = JSON.parse(process.env['APP'] ?? '{}');
config.encryptionKey = Buffer.from(config.encryptionKey, 'base64');
const { deps } = await openDeps(config, connection, { log: openLog('silent') });
console.log('begins');
const attempt = { id: job.packetId, number: 1, isLast: false, signal: new AbortController().signal };
await assemblePacket.handle(
  contextOf(deps, { kind: 'job', name: assemblePacket.name }, job.packetId),
  job,
  attempt,
);
console.log('ended');
