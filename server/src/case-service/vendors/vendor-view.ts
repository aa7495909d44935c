import type { Vendor } from '@writdesk/contract/vendors/vendor-values';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { found } from '../../platform/http/refuse.ts';
import { findVendor, type VendorRow } from './vendor-queries.ts';

/** A vendor as the API says it. */
export function vendorView(row: VendorRow): Vendor {
  const { firmId: _, addressLine1, addressLine2, city, stateCode, zipCode, ...own } = row;
  const address =
    addressLine1 !== null && city !== null && stateCode !== null && zipCode !== null
      ? { addressLine1, addressLine2, city, stateCode, zipCode }
      : null;
  return { ...own, address };
}

/** @throws `vendor_not_found` */
export const readVendor = async (db: Kysely<DB>, scope: Scope, id: string): Promise<Vendor> =>
  vendorView(found(await findVendor(db, scope, id), 'vendor_not_found'));
