import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** Codes among these that are no state's. */
export async function unknownStates(db: Kysely<DB>, codes: readonly string[]): Promise<string[]> {
  if (!codes.length) return [];
  const rows = await db
    .selectFrom('users.state')
    .select('code')
    .where('code', 'in', [...codes])
    .execute();
  return codes.filter((code) => !rows.some((row) => row.code === code));
}
