import { permitted } from '@writdesk/contract/permissions/permissions';
import type { SubjectReader } from '../notifications/index.ts';
import { visibleProperty } from './property-scope-queries.ts';

export const notifiedProperties: SubjectReader = {
  kind: 'property',
  async select({ db, actor, scope }, ids) {
    if (!permitted(actor.roles, 'property.read')) return [];
    const rows = await db
      .selectFrom('users.property as p')
      .leftJoin('users.propertyOwner as o', 'o.id', 'p.ownerId')
      .leftJoin('users.county as c', 'c.id', 'p.countyId')
      .select(['p.id', 'p.name as property', 'o.name as owner', 'c.name as county'])
      .where('p.id', 'in', ids)
      .where(visibleProperty(scope))
      .execute();
    return rows.map(({ id, ...place }) => ({ id, place }));
  },
};
