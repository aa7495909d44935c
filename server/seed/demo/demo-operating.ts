import { onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import { practiceBank } from '@writdesk/contract/practice-bank/practice-bank';
import { startPayment } from '../../src/case-service/online-payments/start-payment.ts';
import { doPracticeSteps, payOutPractice } from '../../src/case-service/practice-bank/index.ts';
import { payAtPracticeBank } from '../../src/case-service/practice-bank/practice-pages.ts';
import { contextOf, type UserContext } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/ids.ts';
import { bringStatement, OPERATING_NUMBER } from './demo-bank.ts';
import { checksIn } from './demo-checks.ts';
import type { DemoDays } from './demo-days.ts';
import type { PersonKey } from './demo-people.ts';

interface OperatingEvent {
  at: Date;
  by: PersonKey;
  run(by: UserContext): Promise<void>;
}

/** Pays an invoice by card at the practice bank. */
export async function payOnline(by: UserContext, { id }: { id: string }): Promise<void> {
  const body = onlinePayments.start.body.parse({ invoiceIds: [id] });
  const { checkoutUrl } = await startPayment(by, { params: {}, query: {}, body });
  const session = checkoutUrl?.split('/').at(-1) ?? '';
  const outcome = practiceBank.pay.body.parse({ outcome: 'CARD_APPROVED' });
  // The bank’s page is nobody’s of ours: whoever has its address pays.
  const atBank = contextOf(by.deps, { kind: 'system', reason: 'public route' }, newId());
  await payAtPracticeBank(atBank, { params: { session }, query: {}, body: outcome });
}

/** What the practice bank does by itself, and what the firm’s own bank says of it and of a court check. */
export function demoOperating(days: DemoDays): OperatingEvent[] {
  const at = (day: number, time: string) => days.at(days.office(day), time);
  return [
    { at: at(-5, '05:10'), by: 'priya', run: atPracticeBank(doPracticeSteps) },
    { at: at(-5, '05:20'), by: 'priya', run: atPracticeBank(payOutPractice) },
    { at: at(-1, '09:35'), by: 'priya', run: (by) => bankSays(by, days) },
  ];
}

const atPracticeBank =
  (job: typeof doPracticeSteps) =>
  async ({ deps }: UserContext): Promise<void> => {
    const context = contextOf(deps, { kind: 'job', name: job.name }, newId());
    const attempt = { id: job.name, number: 1, isLast: false, signal: new AbortController().signal };
    await job.handle(context, {}, attempt);
  };

/** The statement names the payout and the number of a check, so that both match by themselves. */
async function bankSays(by: UserContext, days: DemoDays): Promise<void> {
  const own = by.deps.db.as(by.scope);
  const account = await own
    .selectFrom('cases.bankAccount')
    .select('id')
    .where('kind', '=', 'OPERATING')
    .executeTakeFirstOrThrow();
  const payouts = await own.selectFrom('cases.payout').select(['payoutRef', 'netCents']).execute();
  const [check] = await checksIn(by, 'SUBMITTED');
  await bringStatement(
    by,
    { id: account.id, accountNumber: OPERATING_NUMBER },
    {
      closingOn: days.office(-2),
      lines: [
        ...payouts.map(({ payoutRef, netCents }) => ({
          on: days.office(-4),
          cents: netCents,
          text: `PRACTICE BANK TRANSFER ${payoutRef}`,
        })),
        ...(check
          ? [
              {
                on: days.office(-3),
                cents: -check.amountCents,
                text: 'CHECK',
                number: String(check.number),
              },
            ]
          : []),
      ],
    },
  );
}
