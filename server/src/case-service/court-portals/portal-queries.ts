import { ecfValues, type EcfValues } from '@writdesk/contract/court-portals/court-portals';
import { type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { CasesCourtPortal, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleToFirm } from '../../platform/db/visible.ts';

export type PortalRecord = Selectable<CasesCourtPortal>;
export type PortalKey = Pick<PortalRecord, 'firmId' | 'id'>;

/** How a filing manager is spoken to; null for a site. */
export const managerOf = ({ ecf }: Pick<PortalRecord, 'ecf'>): EcfValues | null =>
  ecf === null ? null : ecfValues.parse(ecf);

const ofReader = (db: Kysely<DB>, scope: Scope) =>
  db.selectFrom('cases.courtPortal as p').where(visibleToFirm(scope, 'p'));

/** The portals that the scope sees, by name. */
export function selectPortals(db: Kysely<DB>, scope: Scope): Promise<PortalRecord[]> {
  return ofReader(db, scope).selectAll('p').orderBy('p.name').orderBy('p.id').execute();
}

export function findPortal(db: Kysely<DB>, scope: Scope, id: string): Promise<PortalRecord | undefined> {
  return ofReader(db, scope).selectAll('p').where('p.id', '=', id).executeTakeFirst();
}

/** Holds off everybody else who changes it, and who wants to visit it. */
export function lockPortal(db: Kysely<DB>, { firmId, id }: PortalKey): Promise<PortalRecord | undefined> {
  return db
    .selectFrom('cases.courtPortal')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertPortal(db: Kysely<DB>, row: Insertable<CasesCourtPortal>): Promise<void> {
  await db.insertInto('cases.courtPortal').values(row).execute();
}

export async function updatePortal(
  db: Kysely<DB>,
  { firmId, id }: PortalKey,
  changes: Updateable<CasesCourtPortal>,
): Promise<void> {
  await db
    .updateTable('cases.courtPortal')
    .set(changes)
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute();
}

/** The portal at which a court takes filings of the firm. */
export function findPortalOfCourt(
  db: Kysely<DB>,
  { firmId, courthouseId }: { firmId: string; courthouseId: string },
): Promise<PortalRecord | undefined> {
  return db
    .selectFrom('cases.courtPortalCourt as of')
    .innerJoin('cases.courtPortal as p', (join) =>
      join.onRef('p.firmId', '=', 'of.firmId').onRef('p.id', '=', 'of.portalId'),
    )
    .selectAll('p')
    .where('of.firmId', '=', firmId)
    .where('of.courthouseId', '=', courthouseId)
    .executeTakeFirst();
}

/** A filing manager of whichever firm, for what it sends by itself; its signature says whether it is it. */
export function findManager(db: Kysely<DB>, id: string): Promise<PortalRecord | undefined> {
  return db
    .selectFrom('cases.courtPortal')
    .selectAll()
    .where('id', '=', id)
    .where('adapter', '=', 'ECF')
    .executeTakeFirst();
}

/** The courts of portals, with the portal of each. */
export function selectCourts(db: Kysely<DB>, firmId: string) {
  return db
    .selectFrom('cases.courtPortalCourt')
    .select(['courthouseId', 'portalId'])
    .where('firmId', '=', firmId)
    .execute();
}

export function selectCourthouses(db: Kysely<DB>, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('cases.courthouse')
    .select(['id', 'name', 'timeZone'])
    .where('id', 'in', [...ids])
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** @throws a unique violation of `court_portal_court_pkey` where a court files elsewhere already. */
export async function replaceCourts(
  db: Kysely<DB>,
  { firmId, id }: PortalKey,
  courthouseIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('cases.courtPortalCourt')
    .where('firmId', '=', firmId)
    .where('portalId', '=', id)
    .execute();
  const rows = courthouseIds.map((courthouseId) => ({ firmId, courthouseId, portalId: id }));
  if (rows.length) await db.insertInto('cases.courtPortalCourt').values(rows).execute();
}

/** Portals that robots may visit, of all firms, that nobody has looked at since. */
export function selectUnlooked(db: Kysely<DB>, since: Date): Promise<PortalKey[]> {
  return db
    .selectFrom('cases.courtPortal')
    .select(['firmId', 'id'])
    .where('state', '=', 'ON')
    .where('terms', '=', 'ALLOWED')
    .where((on) => on.or([on('lookedAt', 'is', null), on('lookedAt', '<', since)]))
    .orderBy('firmId')
    .orderBy('id')
    .execute();
}
