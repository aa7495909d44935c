import { invoices } from '@writdesk/contract/invoices/invoices';
import { createInvoice } from '../../src/case-service/invoices/create-invoice.ts';
import { payInvoice } from '../../src/case-service/payments/record-payment.ts';
import type { UserContext } from '../../src/platform/context.ts';
import type { DemoDays } from './demo-days.ts';
import { addDays } from './demo-days.ts';
import { todayOf } from './demo-acts.ts';
import type { DemoWorld } from './demo-world.ts';
import type { CompanyKey } from './demo-keys.ts';

const TERMS_DAYS = 30;
/** So long a company takes to pay. */
const PAID_AFTER_DAYS = 9;

interface InvoicePlan {
  company: CompanyKey;
  issuedOn(days: DemoDays): string;
  paid: boolean;
}

/**
 * Northgate's first one is overdue since last week: its cases of this week are held. Peachline owes nothing that is
 * due, so that its cases go through.
 */
const plans: readonly InvoicePlan[] = [
  { company: 'peachline', issuedOn: (days) => days.office(-24), paid: true },
  { company: 'northgate', issuedOn: (days) => addDays(days.office(-4), -TERMS_DAYS), paid: false },
  { company: 'peachline', issuedOn: (days) => days.office(-13), paid: true },
  { company: 'peachline', issuedOn: (days) => days.office(-3), paid: false },
  { company: 'northgate', issuedOn: (days) => days.office(-3), paid: false },
];

export interface InvoiceDay {
  day: string;
  time: string;
  run(context: UserContext, world: DemoWorld): Promise<void>;
}

/** The invoices of the firm, each of all that a company wasn’t billed for until then, and what came in for them. */
export const invoiceDays = (days: DemoDays): InvoiceDay[] =>
  plans.flatMap((plan) => {
    const day = plan.issuedOn(days);
    let issued: { id: string; balanceCents: number } | null = null;
    const issue: InvoiceDay = {
      day,
      time: '17:30',
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
    return plan.paid ? [issue, pay] : [issue];
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
