import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** The firms for which somebody may invite, by name. @param firmId one of them alone. */
export function selectFirms(db: Kysely<DB>, firmId: string | null) {
  return db
    .selectFrom('users.firm')
    .select(['id', 'name'])
    .where('active', '=', true)
    .$if(firmId !== null, (rows) => rows.where('id', '=', firmId ?? ''))
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .execute();
}

/** A company that people can still be invited to. */
export function findOpenClient(db: Kysely<DB>, clientId: string) {
  return db
    .selectFrom('users.client')
    .select(['id', 'name'])
    .where('id', '=', clientId)
    .where('status', '<>', 'INACTIVE')
    .executeTakeFirst();
}

/** How many of the ids are properties of the company. */
export async function countProperties(
  db: Kysely<DB>,
  clientId: string,
  ids: readonly string[],
): Promise<number> {
  if (!ids.length) return 0;
  const { n } = await db
    .selectFrom('users.property')
    .select((of) => of.fn.countAll<number>().as('n'))
    .where('clientId', '=', clientId)
    .where('id', 'in', [...ids])
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function isOwnerOf(db: Kysely<DB>, clientId: string, ownerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users.propertyOwner')
    .select('id')
    .where('clientId', '=', clientId)
    .where('id', '=', ownerId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether the address is that of somebody who works for the organization already; without one, for Writdesk itself. Somebody who was
 * deactivated there counts as long as they can be reactivated.
 */
export async function worksFor(
  db: Kysely<DB>,
  email: string,
  { firmId, clientId }: { firmId: string | null; clientId: string | null },
): Promise<boolean> {
  const row = await db
    .selectFrom('users.appUser')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .where(({ eb, or }) => or([eb('active', '=', true), eb('accountId', 'is not', null)]))
    .where(({ eb, and, or }) =>
      firmId || clientId
        ? or([eb('firmId', '=', firmId), eb('clientId', '=', clientId)])
        : and([eb('firmId', 'is', null), eb('clientId', 'is', null)]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the firm or company of an invite, where there is one already, still takes people. It stays so until the transaction ends. */
export async function isOpenOrganization(
  db: Kysely<DB>,
  { firmId, clientId }: { firmId: string | null; clientId: string | null },
): Promise<boolean> {
  if (firmId === null && clientId === null) return true;
  const open = firmId
    ? db.selectFrom('users.firm').select('id').where('id', '=', firmId).where('active', '=', true)
    : db
        .selectFrom('users.client')
        .select('id')
        .where('id', '=', clientId ?? '')
        .where('status', '<>', 'INACTIVE');
  // Not `for share`: on a cluster, two who share a row of a table that all firms share end one another.
  return (await open.forNoKeyUpdate().executeTakeFirst()) !== undefined;
}
