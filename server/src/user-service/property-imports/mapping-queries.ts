import { createHash } from 'node:crypto';
import {
  type ImportColumns,
  importColumns,
  type ImportKind,
} from '@writdesk/contract/property-imports/import-values';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { plainTitle } from './cells/column-names.ts';

interface MappedFile {
  clientId: string;
  kind: ImportKind;
  titles: readonly string[];
}
interface Mapping {
  columns: ImportColumns;
  dayFirst: boolean;
}

const titlesKey = (titles: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(titles.map(plainTitle)))
    .digest('hex');

/** How the company said that a file with these titles is read; undefined where nobody has. */
export async function findMapping(
  db: Kysely<DB>,
  { clientId, kind, titles }: MappedFile,
): Promise<Mapping | undefined> {
  const row = await db
    .selectFrom('users.importMapping')
    .select(['columns', 'dayFirst'])
    .where('clientId', '=', clientId)
    .where('kind', '=', kind)
    .where('titlesKey', '=', titlesKey(titles))
    .executeTakeFirst();
  return row && { columns: importColumns.parse(row.columns), dayFirst: row.dayFirst };
}

/** Keeps how a file is read for the next one with the same titles. */
export async function keepMapping(
  db: Kysely<DB>,
  { clientId, kind, titles }: MappedFile,
  { columns, dayFirst }: Mapping,
  now: Date,
): Promise<void> {
  const said = { columns: JSON.stringify(columns), dayFirst, updatedAt: now };
  await db
    .insertInto('users.importMapping')
    .values({ clientId, kind, titlesKey: titlesKey(titles), ...said })
    .onConflict((on) => on.columns(['clientId', 'kind', 'titlesKey']).doUpdateSet(said))
    .execute();
}
