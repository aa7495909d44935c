import type { bankAccounts } from '@writdesk/contract/bank-accounts/bank-accounts';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { exportCsv, exportText } from '../storage/index.ts';
import { type AccountRow, findAccount } from './bank-account-queries.ts';
import { accountNumberOf } from './change-bank-account.ts';
import { type BankRecord, positivePayFile, TooWideError } from './positive-pay-file.ts';
import { type PaidCheck, selectPositivePay } from './positive-pay-queries.ts';

const head = ['action', 'number', 'date', 'payee', 'amount'];

/**
 * The file by which the bank knows what it may pay: a row for each check, and one more where it is void or stopped, in the layout
 * that the account’s bank takes. @throws `bank_account_not_found`, `conflict` where a check has no room in the layout
 */
export async function writePositivePay(
  context: UserContext,
  { params, query }: RouteInput<typeof bankAccounts.positivePay>,
) {
  const { roles, timeZone } = personOf(context);
  const db = context.deps.db.as(context.scope);
  const account = found(await findAccount(db, context.scope, params.id), 'bank_account_not_found');
  const { positivePayLayout: layout, numberEnding, firmId } = account;
  const { from, to } = query.dateRange;
  const isAsked = (day: string | null) => day !== null && (!from || day >= from) && (!to || day <= to);
  const checks = (await selectPositivePay(db, account, query.dateRange, timeZone)).flatMap((check) => [
    ...(isAsked(check.issuedOn) ? [{ check, isVoid: false }] : []),
    ...(isAsked(check.voidedOn) ? [{ check, isVoid: true }] : []),
  ]);
  const count = new Set(checks.map(({ check }) => check.number)).size;
  const file = { fileName: `positive-pay-${numberEnding}`, firmId };
  if (layout === 'TABLE') {
    const may = permitted(roles, 'bank-account.read') ? allow : deny('forbidden');
    const rows = checks.map(tableRow);
    const { url } = await exportCsv(context, may, { ...file, fileName: `${file.fileName}.csv`, head, rows });
    return { url, checks: count };
  }
  // These files have the whole account number, which only those who may change the account write anywhere.
  const may = permitted(roles, 'bank-account.update') ? allow : deny('forbidden');
  const records = may.allowed ? await recordsOf(context, account, checks) : [];
  const content = written(layout, records);
  const { url } = await exportText(context, may, {
    ...file,
    fileName: `${file.fileName}.txt`,
    content,
    rows: records.length,
  });
  return { url, checks: count };
}

interface CheckLine {
  check: PaidCheck;
  isVoid: boolean;
}

function tableRow({ check, isVoid }: CheckLine) {
  const { number, issuedOn, voidedOn, payeeName, amountCents, isStopped } = check;
  const action = isVoid ? (isStopped ? 'STOP' : 'VOID') : 'ISSUE';
  return [action, number, isVoid ? voidedOn : issuedOn, payeeName, (amountCents / 100).toFixed(2)];
}

async function recordsOf(
  context: UserContext,
  account: AccountRow,
  lines: readonly CheckLine[],
): Promise<BankRecord[]> {
  const { db, vault } = context.deps;
  const number = await accountNumberOf(db.as(context.scope), vault, account);
  return lines.map(({ check, isVoid }) => ({
    isVoid,
    account: number,
    number: check.number ?? 0,
    issueDay: check.issuedOn ?? '',
    amountCents: check.amountCents,
    payee: check.payeeName ?? '',
  }));
}

function written(layout: Parameters<typeof positivePayFile>[0], records: readonly BankRecord[]): string {
  try {
    return positivePayFile(layout, records);
  } catch (error) {
    if (!(error instanceof TooWideError)) throw error;
    return refuse('conflict', { reason: fault('positive_pay_too_wide', { number: String(error.number) }) });
  }
}
