import type { Insertable, Kysely } from 'kysely';
import type { CasesPortalCredential, DB } from '../../platform/db/schema.ts';
import type { PortalKey } from './portal-queries.ts';

/** Who gave the sign-ins of a firm, and when: never the sign-ins. */
export function selectGivers(db: Kysely<DB>, firmId: string) {
  return db
    .selectFrom('cases.portalCredential')
    .select(['portalId', 'setByName', 'setAt'])
    .where('firmId', '=', firmId)
    .execute();
}

/** The sealed sign-in, for a robot that is about to use it. */
export async function findSealed(db: Kysely<DB>, { firmId, id }: PortalKey): Promise<string | null> {
  const row = await db
    .selectFrom('cases.portalCredential')
    .select('sealed')
    .where('firmId', '=', firmId)
    .where('portalId', '=', id)
    .executeTakeFirst();
  return row?.sealed ?? null;
}

export async function putSealed(db: Kysely<DB>, row: Insertable<CasesPortalCredential>): Promise<void> {
  const { sealed, setByName, setAt } = row;
  await db
    .insertInto('cases.portalCredential')
    .values(row)
    .onConflict((on) => on.columns(['firmId', 'portalId']).doUpdateSet({ sealed, setByName, setAt }))
    .execute();
}

export async function deleteSealed(db: Kysely<DB>, { firmId, id }: PortalKey): Promise<void> {
  await db
    .deleteFrom('cases.portalCredential')
    .where('firmId', '=', firmId)
    .where('portalId', '=', id)
    .execute();
}
