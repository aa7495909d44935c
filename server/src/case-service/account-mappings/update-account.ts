import type { accountMappings } from '@writdesk/contract/account-mappings/account-mappings';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { ReadWider } from '../../platform/db/database.ts';
import { machineScope } from '../../platform/db/scope.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { accountMappingAudits } from './account-mapping-audits.ts';
import { lockMappings, putMapping } from './account-mapping-queries.ts';
import { keyOf, mappedAccounts } from './mapped-accounts.ts';

/**
 * Says to which account of the accounting system an account of the ledger is posted.
 * @throws `not_found` for a number that no bill item of the firm has had, `conflict` for a stale version, `invalid` naming the field.
 */
export async function updateAccount(
  context: UserContext,
  { body }: RouteInput<typeof accountMappings.update>,
) {
  const { account, accountNo, code, name, version } = body;
  const { roles, firmId } = personOf(context);
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'account-mapping.update') && firmId ? allow : deny('forbidden'));
    if (!firmId) return refuse('forbidden');
    if (account === 'FEE_INCOME' && !accountNo) refuseField('accountNo', fault('account_number_missing'));
    if (account !== 'FEE_INCOME' && accountNo) refuseField('accountNo', fault('account_number_left'));
    await lockMappings(tx.db, firmId);
    const whole = machineScope(tx.now);
    const readWhole: ReadWider = (ask) => tx.readAs(whole, ask);
    const read = async () => {
      const key = keyOf(account, accountNo ?? null);
      return found((await mappedAccounts({ db: tx.db, readWhole }, firmId)).find((one) => one.key === key));
    };
    const before = await read();
    if (version !== undefined && version !== before.version) refuse('conflict', { current: before });
    const after = { code, name };
    await putMapping(tx.db, { firmId, account, accountNo: accountNo ?? '', ...after, updatedAt: tx.now });
    await tx.audit(accountMappingAudits.update, {
      firmId,
      subjectId: firmId,
      data: {
        account,
        accountNo: accountNo ?? null,
        before:
          before.code !== null && before.name !== null ? { code: before.code, name: before.name } : null,
        after,
      },
    });
    return read();
  });
}
