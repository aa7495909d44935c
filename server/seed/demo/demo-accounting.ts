import { accountMappings } from '@writdesk/contract/account-mappings/account-mappings';
import { billItems } from '@writdesk/contract/bill-items/bill-items';
import { vendors } from '@writdesk/contract/vendors/vendors';
import type { z } from 'zod';
import type { UserContext } from '../../src/platform/context.ts';
import { createBillItem } from '../../src/case-service/bill-items/create-bill-item.ts';
import { updateBillItem } from '../../src/case-service/bill-items/update-bill-item.ts';
import { connectProvider } from '../../src/case-service/payment-connections/connect-provider.ts';
import { updateAccount } from '../../src/case-service/account-mappings/update-account.ts';
import { updateLocation } from '../../src/case-service/location-mappings/update-location.ts';
import { createVendor } from '../../src/case-service/vendors/save-vendor.ts';
import { referenceId } from '../reference-id.ts';
import { pastCounties } from './past/past-places.ts';
import type { DemoDays } from './demo-days.ts';
import type { PersonKey } from './demo-people.ts';

/** What the firm's administrator has entered for accounting. */
interface DemoEntry {
  by: PersonKey;
  at: Date;
  enter(by: UserContext): Promise<unknown>;
}

/** Fulton and Gwinnett have names of their own; DeKalb has none yet, and Home says so. */
const placedElsewhere: ReadonlySet<string> = new Set(['13121', '13135', '13089']);

/** Accounts of the ledger as QuickBooks has them: the fees by the numbers of bill items. */
const accounts = [
  ['CASH', '1000', 'Operating checking'],
  ['RECEIVABLE', '1200', 'Accounts Receivable (A/R)'],
  ['ADVANCED_COSTS', '1300', 'Advanced client costs'],
  ['ACCRUED_COSTS', '2150', 'Accrued court costs'],
  ['CLIENT_CREDIT', '2100', 'Client prepayments'],
  ['BAD_DEBT', '6100', 'Bad debt'],
  ['ABSORBED_COSTS', '6150', 'Client costs absorbed'],
  ['TRUST_CASH', '1050', 'IOLTA checking'],
  ['TRUST_OWED', '2050', 'Trust liability'],
  ['PAYMENT_FEES', '6200', 'Merchant fees'],
] as const;
const fees = [
  ['4010', 'Filing fees'],
  ['4020', 'Appearance fees'],
  ['4040', 'Military searches'],
] as const;

/** Whom the firm pays: a public office, a process server, and a locksmith whose Form W-9 hasn’t come yet. */
const payees: readonly z.input<typeof vendors.create.body>[] = [
  { legalName: 'DeKalb County Marshal', taxClass: 'OTHER', income: 'SERVICES', isGovernment: true },
  {
    legalName: 'Ruth Amsel',
    businessName: 'Amsel Process Service',
    taxClass: 'INDIVIDUAL',
    income: 'SERVICES',
    address: { addressLine1: '212 Church St', city: 'Decatur', stateCode: 'GA', zipCode: '30030' },
    tinKind: 'EIN',
    tin: '00-1234567',
    w9On: '2026-01-12',
  },
  { legalName: 'Harbor Locksmiths LLC', taxClass: 'LLC_PARTNERSHIP', income: 'SERVICES' },
];

/** Locations of all counties with cases but one; accounts; an item that nothing uses, and one whose price rises. */
export function demoAccounting(days: DemoDays): DemoEntry[] {
  const at = (day: number, time: string) => days.at(days.office(day), time);
  return [
    // Companies pay online, at the practice bank.
    { by: 'beatrice', at: at(-30, '09:05'), enter: (by) => connectProvider(by) },
    {
      by: 'beatrice',
      at: at(-30, '09:15'),
      enter: (by) => place(by, '13121', 'ATL-100', 'Atlanta, downtown'),
    },
    { by: 'beatrice', at: at(-30, '09:20'), enter: (by) => place(by, '13135', 'ATL-300', 'Gwinnett') },
    {
      by: 'beatrice',
      at: at(-30, '09:25'),
      enter: async (by) => {
        for (const { fips, city } of pastCounties)
          if (!placedElsewhere.has(fips)) await place(by, fips, `ATL-${fips.slice(2)}`, city);
      },
    },
    {
      by: 'beatrice',
      at: at(-30, '09:30'),
      enter: async (by) => {
        for (const [account, code, name] of accounts) await map(by, { account, code, name });
        for (const [accountNo, name] of fees)
          await map(by, { account: 'FEE_INCOME', accountNo, code: accountNo, name });
      },
    },
    {
      by: 'beatrice',
      at: at(-30, '09:50'),
      enter: async (by) => {
        for (const vendor of payees) await addVendor(by, vendor);
      },
    },
    {
      by: 'beatrice',
      at: at(-6, '16:05'),
      enter: async (by) => {
        const { id } = await createBillItem(by, {
          params: {},
          query: {},
          body: billItems.create.body.parse({
            title: 'Locksmith',
            description: 'Lock change at the lockout, at cost',
            accountNo: '5070',
            category: 'SETOUT',
            pricing: 'ACTUAL',
            amountCents: 9_500,
          }),
        });
        await updateBillItem(by, {
          params: { id },
          query: {},
          body: billItems.update.body.parse({ amountCents: 11_000, effectiveFrom: days.office(20) }),
        });
      },
    },
  ];
}

const place = (by: UserContext, fips: string, locationId: string, locationName: string) =>
  updateLocation(by, {
    params: { id: referenceId('county', fips) },
    query: {},
    body: { locationId, locationName },
  });

const addVendor = (by: UserContext, body: z.input<typeof vendors.create.body>) =>
  createVendor(by, { params: {}, query: {}, body: vendors.create.body.parse(body) });

const map = (by: UserContext, body: z.input<typeof accountMappings.update.body>) =>
  updateAccount(by, { params: {}, query: {}, body: accountMappings.update.body.parse(body) });
