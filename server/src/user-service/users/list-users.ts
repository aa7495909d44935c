import type { RouteInput } from '@writdesk/contract/route';
import { users } from '@writdesk/contract/users/users';
import { personOf, type UserContext } from '../../platform/context.ts';
import { selectUserChoices, selectUserPage } from './user-queries.ts';
import { listedUser } from './user-scope-queries.ts';
import { rolesOf, userView } from './user-view.ts';

/** A page of the people that the caller can see. */
export async function listUsers(context: UserContext, { query }: RouteInput<typeof users.list>) {
  const { deps, scope } = context;
  const { rows, ...counted } = await selectUserPage(
    deps.db.as(scope),
    listedUser(personOf(context), scope),
    query,
  );
  return {
    success: true as const,
    users: rows.map(userView),
    ...counted,
  };
}

/** People of a company. */
export function listUsersByClient(context: UserContext, { query }: RouteInput<typeof users.byClient>) {
  return listUsers(context, { ...whole, query: { ...whole.query, ...query } });
}

/** People of all companies that the caller can see. */
export function listClientUsers(context: UserContext, { query }: RouteInput<typeof users.clientUsers>) {
  return listUsers(context, { ...whole, query: { ...whole.query, ...query, roleType: ['Client'] } });
}

const whole: RouteInput<typeof users.list> = {
  params: {},
  query: users.list.query.parse({}),
  body: undefined,
};

/** The same, active people only and no more than one needs for choosing. */
export async function listUserChoices(context: UserContext, { query }: RouteInput<typeof users.dropdown>) {
  const { deps, scope } = context;
  const { rows, ...counted } = await selectUserChoices(
    deps.db.as(scope),
    listedUser(personOf(context), scope),
    query,
  );
  return {
    users: rows.map((row) => ({ ...row, roles: rolesOf(row.roles) })),
    ...counted,
  };
}
