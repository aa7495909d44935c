import {
  boxOf,
  thresholdOf,
  type VendorIncome,
  vendorIncomes,
} from '@writdesk/contract/vendors/reporting-thresholds';
import {
  corporations,
  type TotalStatus,
  totalStatuses,
  type Vendor,
  type VendorFact,
  type VendorTotal,
} from '@writdesk/contract/vendors/vendor-values';
import { nameKey } from './name-key.ts';
import type { PaidName } from './total-queries.ts';

const ofLawyers: ReadonlySet<VendorIncome> = new Set(['LEGAL_SERVICES', 'ATTORNEY_PROCEEDS']);

/** What each payee was paid in a year, and what follows for Form 1099: what needs attention first, then by amount. */
export function totalsOf(paid: readonly PaidName[], vendors: readonly Vendor[], year: number): VendorTotal[] {
  const vendorOf = new Map(
    vendors.flatMap((vendor) =>
      [vendor.legalName, vendor.businessName ?? '', ...vendor.otherNames].map((name) => [
        nameKey(name),
        vendor,
      ]),
    ),
  );
  const byPayee = Map.groupBy(paid, ({ name }) => vendorOf.get(nameKey(name))?.id ?? nameKey(name));
  return [...byPayee]
    .map(([id, rows]) => totalOf(id, rows, vendorOf.get(nameKey(rows[0]?.name ?? '')) ?? null, year))
    .toSorted(
      (a, b) =>
        totalStatuses.indexOf(a.status) - totalStatuses.indexOf(b.status) ||
        b.paidCents - a.paidCents ||
        a.name.localeCompare(b.name),
    );
}

function totalOf(id: string, rows: readonly PaidName[], vendor: Vendor | null, year: number): VendorTotal {
  const paidCents = rows.reduce((cents, row) => cents + row.paidCents, 0);
  const threshold = vendor ? thresholdOf(vendor.income, year) : lowest(year);
  const missing = vendor ? missingOf(vendor) : [];
  return {
    id,
    name: vendor?.legalName ?? rows[0]?.name ?? '',
    vendor,
    payments: rows.reduce((count, row) => count + row.payments, 0),
    paidCents,
    form: vendor ? boxOf[vendor.income].form : null,
    box: vendor ? boxOf[vendor.income].box : null,
    thresholdCents: threshold?.cents ?? null,
    missing,
    status: statusOf({ rows, vendor, missing, paidCents, thresholdCents: threshold?.cents ?? null }),
  };
}

interface Facts {
  rows: readonly PaidName[];
  vendor: Vendor | null;
  missing: readonly VendorFact[];
  paidCents: number;
  thresholdCents: number | null;
}

function statusOf({ rows, vendor, missing, paidCents, thresholdCents }: Facts): TotalStatus {
  // The clerk of a court is a public office; an officer may be a person who serves for a fee.
  if (vendor ? vendor.isGovernment : rows.every(({ payeeKind }) => payeeKind === 'CLERK'))
    return 'GOVERNMENT';
  if (vendor && corporations.has(vendor.taxClass) && !ofLawyers.has(vendor.income)) return 'CORPORATION';
  if (thresholdCents === null) return vendor ? 'NO_THRESHOLD' : 'UNKNOWN_PAYEE';
  if (paidCents < thresholdCents) return 'BELOW';
  if (!vendor) return 'UNKNOWN_PAYEE';
  return missing.length ? 'INCOMPLETE' : 'REPORTED';
}

/** Of somebody of whom nothing is known, the lowest threshold counts; null where one isn’t known. */
function lowest(year: number) {
  const all = vendorIncomes.map((income) => thresholdOf(income, year));
  if (all.includes(null)) return null;
  return all.reduce((least, one) => (least && one && least.cents <= one.cents ? least : one));
}

const missingOf = ({ tinEnding, address, w9On }: Vendor): VendorFact[] => [
  ...(tinEnding === null ? (['TIN'] as const) : []),
  ...(address === null ? (['ADDRESS'] as const) : []),
  ...(w9On === null ? (['W9'] as const) : []),
];
