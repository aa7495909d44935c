import { invoiceDisputes } from '@writdesk/contract/invoices/invoice-disputes';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { payments } from '@writdesk/contract/payments/payments';
import { createInvoice } from '../../src/case-service/invoices/create-invoice.ts';
import { disputeLine } from '../../src/case-service/invoices/dispute-line.ts';
import { voidInvoice } from '../../src/case-service/invoices/void-invoice.ts';
import { reversePayment } from '../../src/case-service/payments/change-payment.ts';
import { listPayments } from '../../src/case-service/payments/list-payments.ts';
import { payInvoice } from '../../src/case-service/payments/record-payment.ts';
import type { UserContext } from '../../src/platform/context.ts';
import type { DemoDays } from './demo-days.ts';
import { addDays } from './demo-days.ts';
import { todayOf } from './demo-acts.ts';
import { payOnline } from './demo-operating.ts';
import type { DemoWorld } from './demo-world.ts';
import type { CompanyKey } from './demo-keys.ts';
import type { PersonKey } from './demo-people.ts';

const BILLING = 'priya';
const PAYER = 'odalys';
const TERMS_DAYS = 30;
/** So long a company takes to pay. */
const PAID_AFTER_DAYS = 9;

interface InvoicePlan {
  company: CompanyKey;
  issuedOn(days: DemoDays): string;
  /** A check that the bank returns is followed by a wire. */
  paid?: 'CHECK' | 'RETURNED_CHECK' | 'ONLINE';
  /** Why the company disputes its first charge, a day later. */
  disputed?: string;
  /** Why it is void the next morning; its charges can be billed again. */
  voided?: string;
  /** Nobody has issued it. */
  draft?: true;
}

/**
 * Northgate’s first one is overdue since last week: its cases of this week are held. Peachline owes nothing that is
 * due, so that its cases go through.
 */
const plans: readonly InvoicePlan[] = [
  { company: 'peachline', issuedOn: (days) => days.office(-24), paid: 'RETURNED_CHECK' },
  { company: 'northgate', issuedOn: (days) => addDays(days.office(-4), -TERMS_DAYS) },
  { company: 'peachline', issuedOn: (days) => days.office(-13), paid: 'ONLINE' },
  {
    company: 'northgate',
    issuedOn: (days) => days.office(-5),
    voided: 'Issued before the marshal’s bill came; one invoice is to have everything.',
  },
  {
    company: 'peachline',
    issuedOn: (days) => days.office(-3),
    disputed: 'We were billed for this twice. See our email of last week.',
  },
  { company: 'northgate', issuedOn: (days) => days.office(-3) },
  { company: 'peachline', issuedOn: (days) => days.office(-1), draft: true },
];

export interface InvoiceDay {
  day: string;
  time: string;
  by: PersonKey;
  run(context: UserContext, world: DemoWorld): Promise<void>;
}

type Invoice = Awaited<ReturnType<typeof createInvoice>>;
type Later = Omit<InvoiceDay, 'run'> & { run(context: UserContext, invoice: Invoice): Promise<unknown> };

/** The invoices of the firm, each of all that a company wasn’t billed for until then, and what came in for them. */
export const invoiceDays = (days: DemoDays): InvoiceDay[] =>
  plans.flatMap((plan) => {
    const day = plan.issuedOn(days);
    let made: Invoice | null = null;
    const create: InvoiceDay = {
      day,
      time: '17:30',
      by: BILLING,
      async run(context, world) {
        const clientId = world.clientIds[plan.company];
        const billingItemIds = await unbilled(context, world.firmId, clientId);
        if (!billingItemIds.length) return;
        const body = invoices.create.body.parse({ clientId, billingItemIds, issue: !plan.draft });
        made = await createInvoice(context, { params: {}, query: {}, body });
      },
    };
    const then = laterOf(plan, day).map(({ run, ...moment }): InvoiceDay => ({
      ...moment,
      async run(context) {
        if (made) await run(context, made);
      },
    }));
    return [create, ...then];
  });

/** What becomes of an invoice. */
function laterOf({ paid, disputed, voided }: InvoicePlan, day: string): Later[] {
  const paidOn = addDays(day, PAID_AFTER_DAYS);
  const later: Later[] = [];
  if (paid === 'ONLINE') later.push({ day: paidOn, time: '11:20', by: PAYER, run: payOnline });
  if (paid === 'CHECK' || paid === 'RETURNED_CHECK')
    later.push({ day: paidOn, time: '11:20', by: BILLING, run: pay('CHECK', '20417') });
  if (paid === 'RETURNED_CHECK')
    later.push(
      { day: addDays(paidOn, 3), time: '10:35', by: BILLING, run: returned },
      { day: addDays(paidOn, 5), time: '15:10', by: BILLING, run: pay('WIRE', 'FW-88213') },
    );
  if (disputed !== undefined)
    later.push({
      day: addDays(day, 1),
      time: '10:05',
      by: PAYER,
      async run(context, { id, lines }) {
        const body = invoiceDisputes.dispute.body.parse({ lineId: lines[0]?.id, comment: disputed });
        await disputeLine(context, { params: { id }, query: {}, body });
      },
    });
  if (voided !== undefined)
    later.push({
      day: addDays(day, 1),
      time: '09:15',
      by: BILLING,
      run: (context, { id }) =>
        voidInvoice(context, { params: { id }, query: {}, body: { comment: voided } }),
    });
  return later;
}

const pay =
  (method: 'CHECK' | 'WIRE', reference: string): Later['run'] =>
  (context, { id, balanceCents }) => {
    const given = { amountCents: balanceCents, date: todayOf(context), method, reference };
    const body = invoices.recordPayment.body.parse(given);
    return payInvoice(context, { params: { id }, query: {}, body });
  };

const returned: Later['run'] = async (context, { client }) => {
  const query = payments.list.query.parse({ clientId: client.id, size: 1 });
  const [check] = (await listPayments(context, { params: {}, query, body: undefined })).payments;
  if (!check) return;
  const body = payments.reverse.body.parse({ comment: 'The bank returned the check: insufficient funds.' });
  await reversePayment(context, { params: { id: check.id }, query: {}, body });
};

async function unbilled({ deps, scope }: UserContext, firmId: string, clientId: string): Promise<string[]> {
  const rows = await deps.db
    .as(scope)
    .selectFrom('cases.billingItem')
    .select('id')
    .where('firmId', '=', firmId)
    .where('clientId', '=', clientId)
    .where('status', '=', 'UNBILLED')
    .where('invoiceId', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
