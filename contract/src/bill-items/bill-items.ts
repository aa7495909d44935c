import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { billItemCategories, billItemPricings, chargeTriggers } from '../invoices/bill-items.ts';
import { readUtbms } from '../invoices/utbms.ts';
import { bulkResults, bulkRows } from '../values/bulk.ts';
import { route } from '../route.ts';
import { issue } from '../sentences/fault.ts';
import { calendarDay, courtDate } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { positiveCents } from '../values/money.ts';
import { choices, idFilter, listQuery, listReply, search, sort } from '../values/paging.ts';
import { changedLine, line, optionalText } from '../values/text.ts';

export const billItemStatuses = ['active', 'inactive'] as const;

/** A price and the day from which it holds. */
const datedAmount = z.object({ effectiveFrom: courtDate, amountCents: positiveCents });

/** An item of a firm’s catalog: what its cases can be charged with. */
export const billItem = z.object({
  id,
  firm: namedRef,
  /** Only of items that actions on a case charge. */
  code: z.string().nullable(),
  title: z.string(),
  description: z.string().nullable(),
  accountNo: z.string(),
  category: z.enum(billItemCategories),
  pricing: z.enum(billItemPricings),
  recoverable: z.boolean(),
  /** How electronic invoices code it; null where the usual code of its category is meant. */
  utbmsCode: z.string().nullable(),
  /** Today’s price, in cents. */
  amountCents: positiveCents,
  /** Every price with its first day, the newest first; those of days to come among them. */
  amounts: z.array(datedAmount),
  status: z.enum(billItemStatuses),
  /** A case was charged with it, or a step of a workflow names it. */
  isUsed: z.boolean(),
  /** Actions on a case that charge it: it stays as long as they do. */
  chargedBy: z.array(z.enum(chargeTriggers)),
  version: z.int(),
  /** What the caller may do with it. */
  can: z.object({ update: z.boolean(), deactivate: z.boolean(), delete: z.boolean() }),
});
export type BillItem = z.output<typeof billItem>;

export const billItemChoice = billItem.pick({
  id: true,
  title: true,
  accountNo: true,
  category: true,
  pricing: true,
  amountCents: true,
});

/** What uses an item that somebody wants to delete. */
export const billItemUsers = z.object({
  /** How many lines on cases are charges of it. */
  charges: z.int(),
  workflows: z.array(namedRef),
});

const fields = {
  title: line('title', 120),
  description: optionalText(500),
  accountNo: line('accountNo', 40),
  category: z.enum(billItemCategories),
  pricing: z.enum(billItemPricings),
  recoverable: z.boolean(),
  utbmsCode: changedLine(9)
    .refine((text) => !text || readUtbms(text) !== null, issue('utbms_unknown'))
    .transform((text) => text && text.toUpperCase().replaceAll(/\s+/g, ' ')),
  amountCents: positiveCents,
  /** The first day of the price; today when absent. */
  effectiveFrom: calendarDay.optional(),
};

export const newBillItem = z.object({
  ...fields,
  description: fields.description.optional(),
  pricing: fields.pricing.default('FLAT'),
  recoverable: fields.recoverable.default(false),
  /** Only from those who work for no firm: whose catalog it is. */
  firmId: id.optional(),
});

/** What is absent stays as it is. */
export const billItemChanges = z.object({
  /** The version that the caller saw; a stale one is answered 409. */
  version: z.int().optional(),
  title: fields.title.optional(),
  description: fields.description.optional(),
  accountNo: fields.accountNo.optional(),
  category: fields.category.optional(),
  pricing: fields.pricing.optional(),
  recoverable: fields.recoverable.optional(),
  utbmsCode: fields.utbmsCode,
  amountCents: fields.amountCents.optional(),
  effectiveFrom: fields.effectiveFrom,
  active: z.boolean().optional(),
});

/** One firm’s: the caller’s own, or the named one; the first by name where neither is said. */
const ofFirm = { firmId: idFilter };
const listFilters = listQuery({
  ...ofFirm,
  /** Finds in the title, the description and the account number. */
  search,
  category: choices(billItemCategories),
  status: choices(billItemStatuses),
  sort: sort(['title', 'accountNo', 'category', 'amountCents'], 'title'),
});
export type BillItemListQuery = z.output<typeof listFilters>;

/** What may be done with many items at once. */
export const bulkBillItemActions = ['deactivate', 'reactivate'] as const;

const area = 'case-service';

export const billItems = {
  list: route({
    method: 'GET',
    area,
    path: '/bill-items/list',
    reads: ['bill-item'],
    permission: 'bill-item.read',
    summary: 'List the bill items of a firm’s catalog, with their prices',
    query: listFilters,
    reply: listReply('billItems', billItem),
    failure: 'Get Bill Items Fail',
  }),
  selectList: route({
    method: 'GET',
    area,
    path: '/bill-items/select-list',
    reads: ['bill-item'],
    permission: 'bill-item.read',
    summary: 'List active bill items for a picker; at most 100',
    query: z.object({ ...ofFirm, search }),
    reply: z.object({ billItems: z.array(billItemChoice) }),
    failure: 'Get Bill Items Fail',
  }),
  exportCsv: route({
    method: 'GET',
    area,
    path: '/bill-items/export-csv',
    reads: [],
    permission: 'bill-item.read',
    summary: 'Write a firm’s bill items as a CSV file, and create a link to download it',
    query: z.object(ofFirm),
    reply: z.object({ url: z.string().min(1) }),
    failure: 'Failed to download bill items CSV',
  }),
  create: route({
    method: 'POST',
    area,
    path: '/bill-items/create',
    changes: ['bill-item'],
    permission: 'bill-item.create',
    summary: 'Create a bill item',
    body: newBillItem,
    reply: billItem,
    status: 201,
    failure: 'Create Bill Item Fail',
  }),
  update: route({
    method: 'PUT',
    area,
    path: '/bill-items/update/{id}',
    changes: ['bill-item'],
    permission: 'bill-item.update',
    summary: 'Update a bill item, schedule a price, or deactivate it',
    params: idParams,
    body: billItemChanges,
    reply: billItem,
    failure: 'Update Bill Item Failed',
  }),
  remove: route({
    method: 'DELETE',
    area,
    path: '/bill-items/delete/{id}',
    changes: ['bill-item'],
    permission: 'bill-item.delete',
    summary: 'Delete a bill item that nothing uses',
    params: idParams,
    reply: z.object({ id }),
    failure: 'Delete Bill Item Failed',
  }),
  bulk: route({
    method: 'POST',
    area,
    path: '/bill-items/bulk/{action}',
    changes: ['bill-item'],
    permission: 'bill-item.update',
    summary: 'Deactivate or reactivate up to 200 bill items; each has its own transaction and its own result',
    params: z.object({ action: z.enum(bulkBillItemActions) }),
    body: z.object({ rows: bulkRows }),
    reply: bulkResults,
    failure: 'Change Bill Items Fail',
  }),
};
