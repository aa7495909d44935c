import { buildApp } from '../../src/app.ts';
import { openDeps } from '../../src/deps.ts';
import { standingClock } from '../../src/platform/clock.ts';
import { openLog } from '../../src/platform/log.ts';

// Writdesk in a process of its own, on a database that is there: says where it listens, and lives until it is killed.
// `APP` says with which configuration, and where its clock stands, if it stands.
const { connection, config, webFolder, now } = JSON.parse(process.env['APP'] ?? '{}');
config.encryptionKey = Buffer.from(config.encryptionKey, 'base64');
const { server } = await buildApp(
  await openDeps(config, connection, {
    log: openLog('silent'),
    // The least that the queue takes: whoever kills it waits for the next one to notice.
    queue: { deadAfterSeconds: 10, lookAfterSeconds: 1 },
    ...(now && { clock: standingClock(now) }),
  }),
  {
    webFolder,
  },
);
console.log(await server.listen({ host: '127.0.0.1', port: 0 }));
