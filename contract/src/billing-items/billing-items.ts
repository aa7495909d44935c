import { z } from 'zod';
import { billingItemReply } from '../cases/case-values.ts';
import { route } from '../route.ts';
import { issue } from '../sentences/fault.ts';
import { calendarDay } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { cents, quantity } from '../values/money.ts';
import { line } from '../values/text.ts';

const price = cents.min(1, issue('charge_of_nothing'));

const fields = {
  /** What the invoice says; the title of the bill item when absent. */
  description: line('chargeText', 200),
  quantity,
  /** The price of one; today’s price of the bill item when absent. */
  unitCents: price,
  /** The whole amount, in place of quantity and price. */
  amountCents: price,
  /** The day on which it was incurred; today when absent. */
  incurredOn: calendarDay,
};

interface Priced {
  quantity?: number | undefined;
  unitCents?: number | undefined;
  amountCents?: number | undefined;
}
const isPricedOnce = ({ quantity: count, unitCents, amountCents }: Priced) =>
  amountCents === undefined || (count === undefined && unitCents === undefined);
const TWICE = { message: issue('priced_twice'), path: ['amountCents'] };

const newLine = z.object({
  billItemId: id,
  description: fields.description.optional(),
  quantity: fields.quantity.optional(),
  unitCents: fields.unitCents.optional(),
  amountCents: fields.amountCents.optional(),
  incurredOn: fields.incurredOn.optional(),
});
export const newBillingItem = newLine.extend({ caseId: id }).refine(isPricedOnce, TWICE);

/** What is absent stays as it is. */
export const billingItemChanges = newLine
  .omit({ billItemId: true })
  .extend({
    /** The version that the caller saw; a stale one is answered 409. */
    version: z.int().optional(),
  })
  .refine(isPricedOnce, TWICE);

const area = 'case-service';

export const billingItems = {
  create: route({
    method: 'POST',
    area,
    path: '/billing-items/create',
    changes: ['case'],
    permission: 'billing-item.create',
    summary: 'Charge a case with an item of the firm’s catalog',
    body: newBillingItem,
    reply: billingItemReply,
    status: 201,
    failure: 'Create Billing Item Failed',
  }),
  ofCase: route({
    method: 'POST',
    area,
    path: '/billing-items/case/{id}',
    changes: ['case'],
    permission: 'billing-item.create',
    summary: 'Charge a case with several items at once: all of them, or none',
    params: idParams,
    body: z.object({ billingItems: z.array(newLine.refine(isPricedOnce, TWICE)).min(1).max(50) }),
    reply: z.object({ billingItems: z.array(billingItemReply) }),
    status: 201,
    failure: 'Create Billing Item Failed',
  }),
  update: route({
    method: 'PUT',
    area,
    path: '/billing-items/update/{id}',
    changes: ['case'],
    permission: 'billing-item.update',
    summary: 'Change a charge that isn’t on an invoice',
    params: idParams,
    body: billingItemChanges,
    reply: billingItemReply,
    failure: 'Update Billing Item Failed',
  }),
  remove: route({
    method: 'DELETE',
    area,
    path: '/billing-items/delete/{id}',
    changes: ['case'],
    permission: 'billing-item.delete',
    summary: 'Delete a charge that isn’t on an invoice',
    params: idParams,
    reply: z.object({ id }),
    failure: 'Delete Billing Item Failed',
  }),
};
