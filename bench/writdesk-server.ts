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
  /** With row-level security, as it always is; without, neither policies nor their settings are paid. */
  isSecured: boolean;
};
const opened = await openDeps({ ...config, encryptionKey: Buffer.from(key, 'base64') }, connection);
if (!isSecured) workWithoutPolicies();
const app = await buildApp(opened);
await app.server.listen({ port, host: '127.0.0.1' });
process.send?.('ready');

/** Each connection leaves the lesser role before its first query; settings never reach the database. */
function workWithoutPolicies(): void {
  const free = new WeakSet<pg.Client>();
  const original = pg.Client.prototype.query as (...all: unknown[]) => unknown;
  pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    const [given] = args as [{ name?: string } | undefined];
    if (given?.name !== 'scope') return original.apply(this, args);
    if (free.has(this)) return Promise.resolve({ rows: [] });
    free.add(this);
    return original.call(this, { text: 'set role none' });
  } as typeof pg.Client.prototype.query;
}
