import type { BillItem } from '@writdesk/contract/bill-items/bill-items';
import type { BillItemCategory, BillItemPricing } from '@writdesk/contract/invoices/bill-items';

/** What the form about a bill item holds. */
export interface BillItemValues {
  title: string;
  description: string;
  accountNo: string;
  category: BillItemCategory;
  pricing: BillItemPricing;
  recoverable: boolean;
  utbmsCode: string;
  amountCents: number | null;
  effectiveFrom: string | null;
  firmId: string | null;
}

/** What the form begins with. */
export function billItemValues(known?: BillItem): BillItemValues {
  return {
    title: known?.title ?? '',
    description: known?.description ?? '',
    accountNo: known?.accountNo ?? '',
    category: known?.category ?? 'COURT_COST',
    pricing: known?.pricing ?? 'FLAT',
    recoverable: known?.recoverable ?? false,
    utbmsCode: known?.utbmsCode ?? '',
    amountCents: known?.amountCents ?? null,
    effectiveFrom: null,
    firmId: known?.firm.id ?? null,
  };
}

function factsOf(values: BillItemValues) {
  const { title, description, accountNo, category, pricing, recoverable, utbmsCode } = values;
  return { title, description, accountNo, category, pricing, recoverable, utbmsCode };
}

const dayOf = ({ effectiveFrom }: BillItemValues) => (effectiveFrom === null ? {} : { effectiveFrom });

/** What is sent of a new item; an empty price is asked for by the contract. */
export function newBillItemBody(values: BillItemValues) {
  return {
    ...factsOf(values),
    ...dayOf(values),
    amountCents: values.amountCents as number,
    ...(values.firmId !== null && { firmId: values.firmId }),
  };
}

/** What is sent of a change: a price only where it is another one, or is to hold from another day. */
export function billItemChangesBody(values: BillItemValues, seen: BillItem) {
  const isPriced = values.amountCents !== seen.amountCents || values.effectiveFrom !== null;
  return {
    ...factsOf(values),
    ...(isPriced && { amountCents: values.amountCents ?? undefined, ...dayOf(values) }),
  };
}
