import type { accountMappings } from '@writdesk/contract/account-mappings/account-mappings';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { machineScope } from '../../platform/db/scope.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { mappedAccounts } from './mapped-accounts.ts';

/** A page of the accounts of the firm’s ledger, with those of its accounting system. */
export async function listAccounts(context: UserContext, { query }: RouteInput<typeof accountMappings.list>) {
  const { roles, firmId } = personOf(context);
  if (!firmId || !permitted(roles, 'account-mapping.read')) return refuse('forbidden');
  const { page, size: pageSize, mapped } = query;
  const { db, clock } = context.deps;
  const whole = db.as(machineScope(clock.now()));
  const all = await mappedAccounts({ db: db.as(context.scope), readWhole: (read) => read(whole) }, firmId);
  const matching = mapped === null ? all : all.filter(({ code }) => (code !== null) === mapped);
  return {
    accounts: matching.slice((page - 1) * pageSize, page * pageSize),
    total: matching.length,
    totalIsCapped: false,
    page,
    pageSize,
  };
}
