import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { selectZipCode } from './geography-queries.ts';

/** Where mail can go: the code of each state, by its code and by its name in capitals. */
export async function postalStates(db: Kysely<DB>): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('users.state').select(['code', 'name']).execute();
  return new Map(rows.flatMap(({ code, name }) => [code, name.toUpperCase()].map((word) => [word, code])));
}

/** State and city of a ZIP Code; undefined when no post office has it. */
export const placeOfZip = (db: Kysely<DB>, zipCode: string) => selectZipCode(db, zipCode.slice(0, 5), null);
