import type pg from 'pg';
import type { Config } from './config.ts';
import type { Clock } from './platform/clock.ts';
import { type HeavyThread, openHeavyThread } from './platform/heavy/index.ts';

/** What the thread for heavy work opens the product with. */
export interface HeavySettings {
  config: Config;
  connection: pg.ClientConfig;
}

/** Few do heavy work at once. */
const CONNECTIONS = 3;
/** The name of its connections in the database, apart from those of requests. */
export const HEAVY_CONNECTIONS = 'writdesk-heavy';

/** @param mailboxUrl where the development mailbox of this process takes mail: one process has one. */
export function openHeavy(
  config: Config,
  connection: pg.ClientConfig,
  { clock, mailboxUrl }: { clock: Clock; mailboxUrl: string | undefined },
): HeavyThread {
  const mail = { ...config.mail, ...(mailboxUrl !== undefined && { smtpUrl: mailboxUrl }) };
  const settings: HeavySettings = {
    connection: { ...connection, application_name: HEAVY_CONNECTIONS },
    config: { ...config, databaseConnections: CONNECTIONS, mail },
  };
  return openHeavyThread(new URL('./heavy-worker.ts', import.meta.url), { settings, clock });
}
