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

export function openHeavy(config: Config, connection: pg.ClientConfig, clock: Clock): HeavyThread {
  const settings: HeavySettings = {
    connection: { ...connection, application_name: HEAVY_CONNECTIONS },
    config: { ...config, databaseConnections: CONNECTIONS },
  };
  return openHeavyThread(new URL('./heavy-worker.ts', import.meta.url), { settings, clock });
}
