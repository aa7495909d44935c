import type { bankAccounts } from '@writdesk/contract/bank-accounts/bank-accounts';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { allow, deny, found } from '../../platform/http/refuse.ts';
import { exportCsv } from '../storage/index.ts';
import { findAccount } from './bank-account-queries.ts';
import { selectPositivePay } from './positive-pay-queries.ts';

const head = ['action', 'number', 'date', 'payee', 'amount'];

/** The file by which the bank knows what it may pay: a row for each check, and one more where it is void or stopped. @throws `bank_account_not_found` */
export async function writePositivePay(
  context: UserContext,
  { params, query }: RouteInput<typeof bankAccounts.positivePay>,
) {
  const { roles, timeZone } = personOf(context);
  const db = context.deps.db.as(context.scope);
  const account = found(await findAccount(db, context.scope, params.id), 'bank_account_not_found');
  const checks = await selectPositivePay(db, account, query.dateRange, timeZone);
  const rows = checks.flatMap(({ number, issuedOn, payeeName, amountCents, voidedOn, isStopped }) => {
    const about = [payeeName, (amountCents / 100).toFixed(2)];
    return [
      ['ISSUE', number, issuedOn, ...about],
      ...(voidedOn === null ? [] : [[isStopped ? 'STOP' : 'VOID', number, voidedOn, ...about]]),
    ];
  });
  const may = permitted(roles, 'bank-account.read') ? allow : deny('forbidden');
  const fileName = `positive-pay-${account.numberEnding}.csv`;
  const { url } = await exportCsv(context, may, { fileName, firmId: account.firmId, head, rows });
  return { url, checks: checks.length };
}
