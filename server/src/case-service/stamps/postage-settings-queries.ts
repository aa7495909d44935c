import type { PostageSettings } from '@writdesk/contract/stamps/stamps';
import { type Insertable, type Kysely, sql } from 'kysely';
import { lockName } from '../../platform/db/named-locks.ts';
import type { CasesPostageSettings, DB } from '../../platform/db/schema.ts';

const nothingEntered: PostageSettings = { mailerId: null, serviceType: null, barcodeId: '00', version: 0 };

/** What a firm's barcodes consist of. */
export async function findPostageSettings(db: Kysely<DB>, firmId: string): Promise<PostageSettings> {
  const row = await db
    .selectFrom('cases.postageSettings')
    .select(['mailerId', 'serviceType', 'barcodeId', 'version'])
    .where('firmId', '=', firmId)
    .executeTakeFirst();
  return row ?? nothingEntered;
}

/** Holds off everybody else who changes them, also while there are none. */
export const lockPostageSettings = (db: Kysely<DB>, firmId: string) =>
  lockName(db, `postage settings ${firmId}`);

export async function putPostageSettings(
  db: Kysely<DB>,
  row: Insertable<CasesPostageSettings>,
): Promise<void> {
  const { firmId: _, ...changes } = row;
  await db
    .insertInto('cases.postageSettings')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('firmId').doUpdateSet({ ...changes, version: sql`postage_settings.version + 1` }),
    )
    .execute();
}
