import type { BillItemCategory, BillItemPricing } from '@writdesk/contract/invoices/bill-items';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';

interface Example {
  code: string;
  title: string;
  accountNo: string;
  category: BillItemCategory;
  pricing: BillItemPricing;
  amountCents: number;
  recoverable?: boolean;
}

const examples: readonly Example[] = [
  {
    code: 'ATTORNEY_FEE',
    title: 'Attorney fee',
    accountNo: '4010',
    category: 'ATTORNEY_FEE',
    pricing: 'FLAT',
    amountCents: 12_500,
  },
  {
    code: 'SCRA_SEARCH',
    title: 'Military status search',
    accountNo: '4040',
    category: 'SCRA_SEARCH',
    pricing: 'PER_DEFENDANT',
    amountCents: 400,
  },
  {
    code: 'COURT_COST',
    title: 'Court filing cost',
    accountNo: '5010',
    category: 'COURT_COST',
    pricing: 'ACTUAL',
    amountCents: 0,
    recoverable: true,
  },
  {
    code: 'EFILE',
    title: 'E-filing convenience fee',
    accountNo: '5020',
    category: 'EFILE_CONVENIENCE',
    pricing: 'FLAT',
    amountCents: 350,
    recoverable: true,
  },
  {
    code: 'SERVICE_FEE',
    title: 'Service of process',
    accountNo: '5030',
    category: 'SERVICE_FEE',
    pricing: 'PER_DEFENDANT',
    amountCents: 2_500,
    recoverable: true,
  },
  {
    code: 'APPEARANCE',
    title: 'Court appearance',
    accountNo: '4020',
    category: 'APPEARANCE',
    pricing: 'FLAT',
    amountCents: 7_500,
  },
  {
    code: 'WRIT_COST',
    title: 'Writ of possession',
    accountNo: '5040',
    category: 'WRIT_COST',
    pricing: 'ACTUAL',
    amountCents: 2_000,
    recoverable: true,
  },
  {
    code: 'OFFICER_FEE',
    title: 'Officer fee',
    accountNo: '5050',
    category: 'OFFICER_FEE',
    pricing: 'ACTUAL',
    amountCents: 2_500,
    recoverable: true,
  },
  {
    code: 'POSTAGE',
    title: 'Postage',
    accountNo: '5060',
    category: 'POSTAGE',
    pricing: 'ACTUAL',
    amountCents: 73,
  },
];

/** A firm's catalogue. @returns the ids by code. */
export async function makeBillItems(
  db: Kysely<DB>,
  {
    firmId,
    amounts = {},
    at = new Date(),
  }: {
    firmId: string;
    /** Other prices, in cents by code. */
    amounts?: Record<string, number>;
    /** When they were entered. */
    at?: Date;
  },
): Promise<Record<string, string>> {
  const rows = await db
    .insertInto('cases.billItem')
    .values(
      examples.map((item) => ({
        firmId,
        id: newId(),
        code: item.code,
        title: item.title,
        accountNo: item.accountNo,
        category: item.category,
        pricing: item.pricing,
        recoverable: item.recoverable ?? false,
        updatedAt: at,
      })),
    )
    .returning(['id', 'code'])
    .execute();
  const ids = Object.fromEntries(rows.map((row) => [row.code, row.id]));
  await db
    .insertInto('cases.billItemAmount')
    .values(
      examples.map(({ code, amountCents }) => ({
        firmId,
        billItemId: ids[code] ?? '',
        effectiveFrom: '2000-01-01',
        amountCents: amounts[code] ?? amountCents,
        createdAt: at,
      })),
    )
    .execute();
  return ids;
}
