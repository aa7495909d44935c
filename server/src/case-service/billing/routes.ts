import { billingItems } from '@writdesk/contract/billing-items/billing-items';
import { cases } from '@writdesk/contract/cases/cases';
import { bind, type Binding } from '../../platform/http/bind.ts';
import { createBillingItem, createBillingItems } from './create-billing-items.ts';
import { deleteBillingItem } from './delete-billing-item.ts';
import { getCaseBillings } from './get-case-billings.ts';
import { updateBillingItem } from './update-billing-item.ts';

export const billingRoutes: readonly Binding[] = [
  bind(cases.billings, getCaseBillings),
  bind(billingItems.create, createBillingItem),
  bind(billingItems.ofCase, createBillingItems),
  bind(billingItems.update, updateBillingItem),
  bind(billingItems.remove, deleteBillingItem),
];
