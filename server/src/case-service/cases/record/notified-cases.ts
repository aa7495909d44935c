import { permitted } from '@writdesk/contract/permissions/permissions';
import type { SubjectReader } from '../../../user-service/notifications/index.ts';
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
    const names = await namesOf(
      db,
      rows.flatMap(({ propertyId }) => propertyId ?? []),
    );
    return rows.map(({ id, propertyId }) => ({
      id,
      property: propertyId && (names.get(propertyId) ?? null),
    }));
  },
};

async function namesOf(db: Parameters<SubjectReader['select']>[0]['db'], ids: readonly string[]) {
  if (!ids.length) return new Map<string, string>();
  const rows = await db
    .selectFrom('users.publishedPropertyName')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id as string, name as string]));
}
