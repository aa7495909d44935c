import { invoiceDisputes } from '@writdesk/contract/invoices/invoice-disputes';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { createInvoice } from '../../src/case-service/invoices/create-invoice.ts';
import { disputeLine } from '../../src/case-service/invoices/dispute-line.ts';
import { payInvoice } from '../../src/case-service/payments/record-payment.ts';
import type { UserContext } from '../../src/platform/context.ts';
import type { DemoDays } from './demo-days.ts';
import { addDays } from './demo-days.ts';
import { todayOf } from './demo-acts.ts';
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
  paid: boolean;
  /** Why the company disputes its first charge, a day later. */
  disputed?: string;
}

/**
 * Northgate's first one is overdue since last week: its cases of this week are held. Peachline owes nothing that is
 * due, so that its cases go through.
 */
const plans: readonly InvoicePlan[] = [
  { company: 'peachline', issuedOn: (days) => days.office(-24), paid: true },
  { company: 'northgate', issuedOn: (days) => addDays(days.office(-4), -TERMS_DAYS), paid: false },
  { company: 'peachline', issuedOn: (days) => days.office(-13), paid: true },
  {
    company: 'peachline',
    issuedOn: (days) => days.office(-3),
    paid: false,
    disputed: 'We were billed for this twice. See our email of last week.',
  },
  { company: 'northgate', issuedOn: (days) => days.office(-3), paid: false },
];

export interface InvoiceDay {
  day: string;
  time: string;
  by: PersonKey;
  run(context: UserContext, world: DemoWorld): Promise<void>;
}

/** The invoices of the firm, each of all that a company wasn’t billed for until then, and what came in for them. */
export const invoiceDays = (days: DemoDays): InvoiceDay[] =>
  plans.flatMap((plan) => {
    const day = plan.issuedOn(days);
    let issued: Awaited<ReturnType<typeof createInvoice>> | null = null;
    const issue: InvoiceDay = {
      day,
      time: '17:30',
      by: BILLING,
      async run(context, world) {
        const clientId = world.clientIds[plan.company];
        const billingItemIds = await unbilled(context, world.firmId, clientId);
        if (!billingItemIds.length) return;
        const body = invoices.create.body.parse({ clientId, billingItemIds, issue: true });
        issued = await createInvoice(context, { params: {}, query: {}, body });
      },
    };
    const pay: InvoiceDay = {
      day: addDays(day, PAID_AFTER_DAYS),
      time: '11:20',
      by: BILLING,
      async run(context) {
        if (!issued) return;
        const body = invoices.recordPayment.body.parse({
          amountCents: issued.balanceCents,
          date: todayOf(context),
          method: 'CHECK',
          reference: '20417',
        });
        await payInvoice(context, { params: { id: issued.id }, query: {}, body });
      },
    };
    const dispute: InvoiceDay = {
      day: addDays(day, 1),
      time: '10:05',
      by: PAYER,
      async run(context) {
        const lineId = issued?.lines[0]?.id;
        if (!issued || !lineId) return;
        const body = invoiceDisputes.dispute.body.parse({ lineId, comment: plan.disputed });
        await disputeLine(context, { params: { id: issued.id }, query: {}, body });
      },
    };
    return [issue, ...(plan.paid ? [pay] : []), ...(plan.disputed === undefined ? [] : [dispute])];
  });

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
