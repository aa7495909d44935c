import type { Kysely } from 'kysely';
import { makeInvoice } from '../../src/case-service/invoices/invoice-factory.ts';
import type { DB } from '../../src/platform/db/schema.ts';
import type { DemoDays } from './demo-days.ts';
import { addDays } from './demo-days.ts';
import type { CompanyKey, DemoWorld } from './demo-world.ts';

const TERMS_DAYS = 30;

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
  /** Puts the company's unbilled charges on an invoice; none when there are none. */
  issue(db: Kysely<DB>, world: DemoWorld): Promise<void>;
}

export const invoiceDays = (days: DemoDays): InvoiceDay[] =>
  plans.map((plan, index) => {
    const day = plan.issuedOn(days);
    return {
      day,
      time: '17:30',
      async issue(db, { firmId, clientIds }) {
        const clientId = clientIds[plan.company];
        const charges = await db
          .selectFrom('cases.billingItem')
          .select(['id', 'amountCents'])
          .where('firmId', '=', firmId)
          .where('clientId', '=', clientId)
          .where('status', '=', 'UNBILLED')
          .execute();
        const cents = charges.reduce((sum, { amountCents }) => sum + amountCents, 0);
        if (!cents) return;
        const invoice = await makeInvoice(db, {
          firmId,
          clientId,
          number: `INV-${day.slice(0, 4)}-${String(10_370 + index * 7)}`,
          issueDate: day,
          dueDate: addDays(day, TERMS_DAYS),
          subtotalCents: cents,
          paidCents: plan.paid ? cents : 0,
          createdAt: days.at(day, '17:30'),
        });
        await db
          .updateTable('cases.billingItem')
          .set({ status: 'BILLED', invoiceId: invoice.id })
          .where('firmId', '=', firmId)
          .where(
            'id',
            'in',
            charges.map(({ id }) => id),
          )
          .execute();
      },
    };
  });
