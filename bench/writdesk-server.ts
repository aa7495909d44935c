// The real server, in a process of its own; for comparison also without its second net.
import pg from 'pg';
import { buildApp } from '../server/src/app.ts';
import type { Config } from '../server/src/config.ts';
import { openDeps } from '../server/src/deps.ts';

const { connection, config, key, port, isSecured } = JSON.parse(process.env['BENCH'] ?? '{}') as {
  connection: pg.ClientConfig;
  config: Omit<Config, 'encryptionKey'>;
  key: string;
  port: number;
  /** With row-level security, as it always is; without, neither policies nor their transactions are paid. */
  isSecured: boolean;
};
const opened = await openDeps({ ...config, encryptionKey: Buffer.from(key, 'base64') }, connection);
if (!isSecured) workWithoutPolicies();
const app = await buildApp(opened);
await app.server.listen({ port, host: '127.0.0.1' });
process.send?.('ready');

/** Neither transactions nor roles nor settings reach the database: every statement runs as its owner. */
function workWithoutPolicies(): void {
  const original = pg.Client.prototype.query as (...all: unknown[]) => unknown;
  pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    const [given] = args;
    if (given === 'commit' || String(given).startsWith('begin;')) return Promise.resolve({ rows: [] });
    return original.apply(this, args);
  } as typeof pg.Client.prototype.query;
}
