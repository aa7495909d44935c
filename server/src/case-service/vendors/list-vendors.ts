import type { vendors } from '@writdesk/contract/vendors/vendors';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { selectVendorPage } from './vendor-queries.ts';
import { vendorView } from './vendor-view.ts';

/** A page of the firm's vendors. */
export async function listVendors({ deps, scope }: UserContext, { query }: RouteInput<typeof vendors.list>) {
  const { rows, ...counted } = await selectVendorPage(deps.db.as(scope), scope, query);
  return { vendors: rows.map(vendorView), ...counted };
}
