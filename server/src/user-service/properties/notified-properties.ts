import { permitted } from '@writdesk/contract/permissions/permissions';
import type { SubjectReader } from '../notifications/index.ts';
import { visibleProperty } from './property-scope-queries.ts';

export const notifiedProperties: SubjectReader = {
  kind: 'property',
  async select({ db, actor, scope }, ids) {
    if (!permitted(actor.roles, 'property.read')) return [];
    const rows = await db
      .selectFrom('users.property as p')
      .select(['p.id', 'p.name'])
      .where('p.id', 'in', ids)
      .where(visibleProperty(scope))
      .execute();
    return rows.map(({ id, name }) => ({ id, property: name }));
  },
};
