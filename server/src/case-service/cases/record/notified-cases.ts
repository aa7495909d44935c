import { permitted } from '@writdesk/contract/permissions/permissions';
import type { SubjectPlace, SubjectReader } from '../../../user-service/notifications/index.ts';
import { visibleCase } from './visible-case-queries.ts';

export const notifiedCases: SubjectReader = {
  kind: 'case',
  async select({ db, actor, scope }, ids) {
    if (!permitted(actor.roles, 'case.read')) return [];
    const rows = await db
      .selectFrom('cases.evictionCase as c')
      .select(['c.id', 'c.propertyId'])
      .where('c.id', 'in', ids)
      .where(visibleCase(scope))
      .execute();
    const places = await placesOf(
      db,
      rows.flatMap(({ propertyId }) => propertyId ?? []),
    );
    return rows.map(({ id, propertyId }) => {
      const place = propertyId && places.get(propertyId);
      return { id, ...(place && { place }) };
    });
  },
};

type Asker = Parameters<SubjectReader['select']>[0];

/** Whoever sees a case reads what its property is called; its county and owner only whoever sees the property. */
async function placesOf(db: Asker['db'], ids: readonly string[]): Promise<Map<string, SubjectPlace>> {
  if (!ids.length) return new Map();
  const rows = await db
    .selectFrom('users.publishedPropertyName as n')
    .leftJoin('users.publishedProperty as p', 'p.id', 'n.id')
    .leftJoin('users.publishedCountyName as c', 'c.id', 'p.countyId')
    .select(['n.id', 'n.name as property', 'p.ownerName as owner', 'c.name as county'])
    .where('n.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...place }) => [id as string, place]));
}
