import { migrate } from '../platform/db/migrate.ts';

export const migrateUsage =
  'migrate             Bring the database of DATABASE_OWNER_URL up to date; processes without it then start';

/** Migrates as the owner, and does nothing else. */
export async function migrateNow(ownerUrl: string): Promise<string> {
  const ran = await migrate({ connectionString: ownerUrl });
  return ran.length ? `Run: ${ran.join(', ')}` : 'The database is up to date.';
}
