import { billItems } from '@writdesk/contract/bill-items/bill-items';
import { bind } from '../../platform/http/bind.ts';
import { changeManyBillItems } from './change-many-bill-items.ts';
import { createBillItem } from './create-bill-item.ts';
import { deleteBillItem } from './delete-bill-item.ts';
import { exportBillItems } from './export-bill-items.ts';
import { listBillItems, selectBillItems } from './list-bill-items.ts';
import { updateBillItem } from './update-bill-item.ts';

export const billItemRoutes = [
  bind(billItems.list, listBillItems),
  bind(billItems.selectList, selectBillItems),
  bind(billItems.exportCsv, exportBillItems),
  bind(billItems.create, createBillItem),
  bind(billItems.update, updateBillItem),
  bind(billItems.remove, deleteBillItem),
  bind(billItems.bulk, changeManyBillItems),
];
