import { buildApp } from '../../src/app.ts';
import { openDeps } from '../../src/deps.ts';
import { openLog } from '../../src/platform/log.ts';

// Writdesk in a process of its own, on a database that is there: says where it listens, and lives until it is killed.
// `APP` says with which configuration.
const { connection, config, webFolder } = JSON.parse(process.env['APP'] ?? '{}');
config.encryptionKey = Buffer.from(config.encryptionKey, 'base64');
const { server } = await buildApp(await openDeps(config, connection, { log: openLog('silent') }), {
  webFolder,
});
console.log(await server.listen({ host: '127.0.0.1', port: 0 }));
