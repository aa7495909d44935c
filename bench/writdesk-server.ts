// The real server, in a process of its own.
import type pg from 'pg';
import { buildApp } from '../server/src/app.ts';
import type { Config } from '../server/src/config.ts';
import { openDeps } from '../server/src/deps.ts';

const { connection, config, key, port } = JSON.parse(process.env['BENCH'] ?? '{}') as {
  connection: pg.ClientConfig;
  config: Omit<Config, 'encryptionKey'>;
  key: string;
  port: number;
};
const app = await buildApp(
  await openDeps({ ...config, encryptionKey: Buffer.from(key, 'base64') }, connection),
);
await app.server.listen({ port, host: '127.0.0.1' });
process.send?.('ready');
