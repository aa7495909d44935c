import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { CSV_MARK, toCsv } from '@writdesk/contract/values/csv';
import type { VendorTotal } from '@writdesk/contract/vendors/vendor-values';
import type { vendors } from '@writdesk/contract/vendors/vendors';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny } from '../../platform/http/refuse.ts';
import { isReported, readTotals } from './list-totals.ts';
import { tinPurpose } from './save-vendor.ts';
import { vendorAudits } from './vendor-audits.ts';
import { selectSealedTins } from './vendor-queries.ts';

const head = [
  'year',
  'form',
  'box',
  'legalName',
  'businessName',
  'tinType',
  'tin',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zipCode',
  'amount',
  'w9ReceivedOn',
  'missing',
];

/**
 * The reported totals of a year as a file. It is the answer itself and is stored nowhere, because it may hold whole tax numbers; the
 * export is on the trail before they are opened.
 * @throws `forbidden` for whole tax numbers without the permission to read them
 */
export async function exportTotals(context: UserContext, { body }: RouteInput<typeof vendors.exportTotals>) {
  const { year, withTins } = body;
  const { roles } = personOf(context);
  const { firmId, totals } = await readTotals(context, year);
  const reported = totals.filter(isReported);
  const sealed = await transact(context, async (tx) => {
    const may = permitted(roles, 'vendor.read') && (!withTins || permitted(roles, 'vendor.read-tin'));
    tx.authorize(may ? allow : deny('forbidden'));
    await tx.audit(vendorAudits.exportTotals, {
      firmId,
      subjectId: firmId,
      data: { year, vendors: reported.length, withTins },
    });
    return withTins ? selectSealedTins(tx.db, firmId) : [];
  });
  const tins = new Map(
    sealed.map(({ id, sealedTin }) => [id, context.deps.vault.open(sealedTin ?? '', tinPurpose(id))]),
  );
  return {
    fileName: `form-1099-totals-${year}.csv`,
    content:
      CSV_MARK +
      toCsv(
        head,
        reported.map((total) => cellsOf(total, year, tins)),
      ),
    vendors: reported.length,
  };
}

function cellsOf(
  { vendor, form, box, paidCents, missing }: VendorTotal,
  year: number,
  tins: ReadonlyMap<string, string>,
) {
  const { address = null } = vendor ?? {};
  const ending = vendor?.tinEnding ? `*****${vendor.tinEnding}` : null;
  return [
    year,
    form,
    box,
    vendor?.legalName ?? null,
    vendor?.businessName ?? null,
    vendor?.tinKind ?? null,
    tins.get(vendor?.id ?? '') ?? ending,
    address?.addressLine1 ?? null,
    address?.addressLine2 ?? null,
    address?.city ?? null,
    address?.stateCode ?? null,
    address?.zipCode ?? null,
    paidCents / 100,
    vendor?.w9On ?? null,
    missing.join(' '),
  ];
}
