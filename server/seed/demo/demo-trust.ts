import { bankAccounts } from '@writdesk/contract/bank-accounts/bank-accounts';
import { trust } from '@writdesk/contract/trust/trust';
import {
  approveBankAccount,
  createBankAccount,
} from '../../src/case-service/bank-accounts/change-bank-account.ts';
import { lastDayOf, monthBefore, monthOf } from '../../src/case-service/ledger/index.ts';
import { depositTrust } from '../../src/case-service/trust/deposit-trust.ts';
import { transferTrust } from '../../src/case-service/trust/transfer-trust.ts';
import { approveTrustCheck, requestTrustCheck } from '../../src/case-service/trust/trust-checks.ts';
import {
  prepareReconciliation,
  signReconciliation,
} from '../../src/case-service/trust-reconciliations/sign-reconciliation.ts';
import type { UserContext } from '../../src/platform/context.ts';
import { todayOf } from './demo-acts.ts';
import { bringStatement, matchByAmount, OPERATING_NUMBER, TRUST_NUMBER } from './demo-bank.ts';
import type { DemoDays } from './demo-days.ts';
import type { CompanyKey } from './demo-keys.ts';
import type { PersonKey } from './demo-people.ts';
import type { DemoWorld } from './demo-world.ts';

interface TrustEvent {
  at: Date;
  by: PersonKey;
  run(by: UserContext, world: DemoWorld): Promise<unknown>;
}

const none = { params: {}, query: {} };
const BANK = { bankName: 'Piedmont Community Bank', routingNumber: '061000104' };

/**
 * Two whole months of a trust account, and the days after them: one month is signed, the next waits for a lawyer. What the bank says since then is
 * matched in part, and one check was paid by another amount.
 */
export function demoTrust(days: DemoDays): TrustEvent[] {
  const second = monthBefore(monthOf(days.office(-4)));
  const first = monthBefore(second);
  const account = { id: '', accountNumber: TRUST_NUMBER };
  return [
    ...openAccounts(days, first, account),
    ...firstMonth(days, first, account),
    ...signing(days, first, second, account),
    ...secondMonth(days, second, account),
    ...sinceThen(days, second, account),
  ];
}

interface TheAccount {
  id: string;
  accountNumber: string;
}

/** The first office day of a month from a day of it on. */
const officeDay = (days: DemoDays, month: string, day: string): string =>
  days.office(days.officeIndex(`${month}-${day}`));
const moment = (days: DemoDays, month: string, [day, time]: readonly [string, string]): Date =>
  days.at(officeDay(days, month, day), time);

function openAccounts(days: DemoDays, month: string, account: TheAccount): TrustEvent[] {
  let operatingId = '';
  const at = (time: string) => moment(days, month, ['02', time]);
  const create = async (by: UserContext, own: { kind: string; name: string; accountNumber: string }) =>
    (await createBankAccount(by, { ...none, body: bankAccounts.create.body.parse({ ...BANK, ...own }) })).id;
  const approve = (by: UserContext, id: string) =>
    approveBankAccount(by, { params: { id }, query: {}, body: undefined });
  return [
    {
      at: at('09:10'),
      by: 'priya',
      async run(by) {
        const name = 'Client trust account (IOLTA)';
        account.id = await create(by, { kind: 'TRUST', name, accountNumber: TRUST_NUMBER });
        const own = { kind: 'OPERATING', name: 'Operating account', accountNumber: OPERATING_NUMBER };
        operatingId = await create(by, own);
      },
    },
    {
      at: at('11:35'),
      by: 'beatrice',
      async run(by) {
        await approve(by, account.id);
        await approve(by, operatingId);
      },
    },
  ];
}

function firstMonth(days: DemoDays, month: string, account: TheAccount): TrustEvent[] {
  const at = (day: string, time: string) => moment(days, month, [day, time]);
  return [
    came(at('05', '10:05'), account, 'peachline', 250_000, 'WIRE', 'Court costs in advance'),
    came(at('08', '14:20'), account, 'northgate', 180_000, 'CHECK', 'Court costs in advance'),
    ...check(at('17', '09:30'), account, 'peachline', 42_500, 'DeKalb County Marshal'),
  ];
}

/** The statement of the first month comes, and a lawyer signs what billing has prepared. */
function signing(days: DemoDays, first: string, second: string, account: TheAccount): TrustEvent[] {
  const at = (day: string, time: string) => moment(days, second, [day, time]);
  return [
    {
      at: at('03', '09:40'),
      by: 'priya',
      run: (by) =>
        bringStatement(by, account, {
          closingOn: lastDayOf(first),
          lines: [
            { on: officeDay(days, first, '05'), cents: 250_000, text: 'WIRE FROM PEACHLINE LIVING' },
            { on: officeDay(days, first, '09'), cents: 180_000, text: 'DEPOSIT' },
            { on: officeDay(days, first, '22'), cents: -42_500, text: 'CHECK', number: '5001' },
          ],
        }),
    },
    { at: at('03', '10:00'), by: 'priya', run: (by) => matchByAmount(by, account.id) },
    { at: at('03', '10:30'), by: 'priya', run: (by) => reconcileMonth(by, account.id, first, 'prepare') },
    { at: at('04', '16:15'), by: 'josephine', run: (by) => reconcileMonth(by, account.id, first, 'sign') },
  ];
}

function secondMonth(days: DemoDays, month: string, account: TheAccount): TrustEvent[] {
  const at = (day: string, time: string) => moment(days, month, [day, time]);
  return [
    came(at('09', '11:15'), account, 'northgate', 120_000, 'ACH', 'Court costs in advance'),
    came(at('16', '15:40'), account, null, 64_000, 'CHECK', 'No cover letter'),
    ...check(at('24', '09:50'), account, 'northgate', 30_000, 'Gwinnett County Sheriff'),
  ];
}

function sinceThen(days: DemoDays, second: string, account: TheAccount): TrustEvent[] {
  const at = (day: number, time: string) => days.at(days.office(day), time);
  return [
    {
      at: at(-4, '09:20'),
      by: 'priya',
      run: (by) =>
        bringStatement(by, account, {
          closingOn: lastDayOf(second),
          lines: [
            { on: officeDay(days, second, '09'), cents: 120_000, text: 'ACH CREDIT NORTHGATE RESIDENTIAL' },
            { on: officeDay(days, second, '16'), cents: 64_000, text: 'DEPOSIT' },
          ],
        }),
    },
    { at: at(-4, '09:45'), by: 'priya', run: (by) => matchByAmount(by, account.id) },
    { at: at(-4, '10:10'), by: 'priya', run: (by) => reconcileMonth(by, account.id, second, 'prepare') },
    came(at(-3, '10:30'), account, 'peachline', 95_000, 'CHECK', 'Settlement payment of the tenants'),
    ...check(at(-3, '13:05'), account, 'peachline', 18_000, 'Fulton County Sheriff'),
    { at: at(-2, '11:10'), by: 'priya', run: (by, world) => payFromTrust(by, world, account.id) },
    {
      at: at(-1, '09:15'),
      by: 'priya',
      run: (by) =>
        bringStatement(by, account, {
          closingOn: days.office(-2),
          lines: [
            { on: days.office(-3), cents: -30_000, text: 'CHECK', number: '5002' },
            { on: days.office(-2), cents: 95_000, text: 'DEPOSIT' },
            { on: days.office(-2), cents: 41_500, text: 'WIRE FROM LAKESHORE HOLDINGS' },
            { on: days.office(-2), cents: -81_000, text: 'CHECK', number: '5003' },
          ],
        }),
    },
    ask(at(-1, '15:25'), account, 'northgate', 25_000, 'DeKalb County Marshal'),
  ];
}

const came = (
  at: Date,
  account: TheAccount,
  company: CompanyKey | null,
  amountCents: number,
  method: 'CHECK' | 'ACH' | 'WIRE',
  memo: string,
): TrustEvent => ({
  at,
  by: 'priya',
  run: (by, { clientIds }) =>
    depositTrust(by, {
      ...none,
      body: trust.deposit.body.parse({
        bankAccountId: account.id,
        clientId: company && clientIds[company],
        amountCents,
        date: todayOf(by),
        method,
        memo,
      }),
    }),
});

const ask = (
  at: Date,
  account: TheAccount,
  company: CompanyKey,
  amountCents: number,
  payeeName: string,
  onAsked: (id: string) => void = () => undefined,
): TrustEvent => ({
  at,
  by: 'priya',
  async run(by, { clientIds }) {
    const memo = 'Service of writs';
    const body = { bankAccountId: account.id, clientId: clientIds[company], amountCents, payeeName, memo };
    onAsked((await requestTrustCheck(by, { ...none, body: trust.requestCheck.body.parse(body) })).id);
  },
});

const HOUR_MS = 3_600_000;

/** Billing asks for a check, and the administrator approves it an hour later. */
function check(
  at: Date,
  account: TheAccount,
  company: CompanyKey,
  amountCents: number,
  payeeName: string,
): TrustEvent[] {
  let asked = '';
  return [
    ask(at, account, company, amountCents, payeeName, (id) => (asked = id)),
    {
      at: new Date(at.getTime() + HOUR_MS),
      by: 'beatrice',
      run: (by) => approveTrustCheck(by, { params: { id: asked }, query: {}, body: {} }),
    },
  ];
}

function reconcileMonth(by: UserContext, id: string, month: string, step: 'prepare' | 'sign') {
  const verb = step === 'prepare' ? prepareReconciliation : signReconciliation;
  return verb(by, { params: { id, month }, query: {}, body: undefined });
}

/** A part of Peachline’s open invoice, of which no day has come yet. */
async function payFromTrust(by: UserContext, { firmId, clientIds }: DemoWorld, bankAccountId: string) {
  const clientId = clientIds.peachline;
  const open = await by.deps.db
    .as(by.scope)
    .selectFrom('cases.invoice')
    .select('id')
    .where('firmId', '=', firmId)
    .where('clientId', '=', clientId)
    .where('status', '=', 'ISSUED')
    .executeTakeFirst();
  if (!open) return;
  const body = { bankAccountId, clientId, invoiceId: open.id, amountCents: 15_000 };
  await transferTrust(by, { ...none, body: trust.transfer.body.parse(body) });
}
