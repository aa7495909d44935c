import type { SubjectKind } from '@writdesk/contract/notifications/notification-kind';
import { permitted, type Permission } from '@writdesk/contract/permissions/permissions';
import type { SeenSubject, SubjectAsker, SubjectReader } from '../notifications/index.ts';

const reader = (
  kind: SubjectKind,
  permissions: readonly Permission[],
  select: (asker: SubjectAsker, ids: readonly string[]) => Promise<readonly SeenSubject[]>,
): SubjectReader => ({
  kind,
  async select(asker, ids) {
    const { roles } = asker.actor;
    return permissions.some((permission) => permitted(roles, permission)) ? select(asker, ids) : [];
  },
});
const all = async (_: SubjectAsker, ids: readonly string[]) => ids.map((id) => ({ id }));

/** Records that row-level security alone narrows, and those that everybody with the permission sees. */
export const plainSubjects: readonly SubjectReader[] = [
  reader('bank-account', ['bank-account.read'], ({ db }, ids) =>
    db.selectFrom('cases.bankAccount').select('id').where('id', 'in', ids).execute(),
  ),
  reader('property-connection', ['property-connection.read'], ({ db }, ids) =>
    db.selectFrom('users.propertyConnection').select('id').where('id', 'in', ids).execute(),
  ),
  reader('courthouse', ['courthouse.read'], all),
  reader('rule-pack', ['rule-pack.read'], all),
  reader('rule-proposal', ['rule-pack.read'], all),
  reader('firm', ['notice-override.read'], async ({ scope }, ids) =>
    ids.filter((id) => id === scope.firmId).map((id) => ({ id })),
  ),
  reader('invite', ['invite.read-firm', 'invite.read-client'], ({ db }, ids) =>
    db.selectFrom('users.invite').select('id').where('id', 'in', ids).execute(),
  ),
  reader('support-access', ['support-access.read'], ({ db, scope }, ids) =>
    db
      .selectFrom('users.supportAccess')
      .select('id')
      .where('id', 'in', ids)
      .where('firmId', '=', scope.firmId)
      .execute(),
  ),
  reader('user', ['user.read'], ({ db }, ids) =>
    db.selectFrom('users.appUser').select('id').where('id', 'in', ids).execute(),
  ),
];
