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
if (!isSecured) {
  opened.deps.db.pool.on('connect', (client) => void client.query('set role none'));
  sendNoSettings();
}
const app = await buildApp(opened);
await app.server.listen({ port, host: '127.0.0.1' });
process.send?.('ready');

/** Answers the settings of row-level security at once, so that they never reach the database. */
function sendNoSettings(): void {
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    const [config_] = args as [{ name?: string } | undefined];
    if (config_?.name === 'scope') return Promise.resolve({ rows: [] });
    return (original as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof original;
}
