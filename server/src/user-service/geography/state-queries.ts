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

/** The code of each state, by its code and its name, in lower case. */
export async function stateCodes(db: Kysely<DB>): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('users.state').select(['code', 'name']).execute();
  return new Map(
    rows.flatMap(({ code, name }) => [
      [code.toLowerCase(), code],
      [name.toLowerCase(), code],
    ]),
  );
}
