import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { openDatabase } from '../platform/db/database.ts';
import type { DB } from '../platform/db/schema.ts';
import { systemScope } from '../platform/db/scope.ts';
import { openLog } from '../platform/log.ts';
import { startDatabase } from '../start-database.ts';

/** Does something with the database of an installation, whether or not it serves at the moment. */
export async function withDatabase(
  config: Config,
  work: (db: Kysely<DB>) => Promise<string>,
): Promise<string> {
  const database = await startDatabase(config, { log: openLog(config.logLevel), serves: false });
  const db = openDatabase({ connection: database.connection, max: 4 });
  try {
    return await work(db.as(systemScope));
  } finally {
    await db.close();
    await database.close();
  }
}
