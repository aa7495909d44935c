import { vendors } from '@writdesk/contract/vendors/vendors';
import { bind } from '../../platform/http/bind.ts';
import { exportTotals } from './export-totals.ts';
import { listTotals } from './list-totals.ts';
import { listVendors } from './list-vendors.ts';
import { createVendor, updateVendor } from './save-vendor.ts';

export const vendorRoutes = [
  bind(vendors.list, listVendors),
  bind(vendors.create, createVendor),
  bind(vendors.update, updateVendor),
  bind(vendors.totals, listTotals),
  bind(vendors.exportTotals, exportTotals),
];
