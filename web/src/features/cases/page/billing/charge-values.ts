import type { BillingItem } from '@writdesk/contract/cases/case-values';
import { dayOf, todayIn } from '../../../../shared/formats/dates.ts';

/** What the form about a charge holds. */
export interface ChargeValues {
  billItemId: string | null;
  description: string;
  quantity: string;
  unitCents: number | null;
  incurredOn: string | null;
}

/** What the form begins with. */
export function chargeValues(zone: string, known?: BillingItem): ChargeValues {
  return {
    billItemId: known?.billItemId ?? null,
    description: known?.description ?? '',
    quantity: known ? String(known.quantity) : '1',
    unitCents: known?.unitCents ?? null,
    incurredOn: known ? dayOf(known.incurredAt, zone) : todayIn(zone),
  };
}

/** As it was typed; not a number where it is none, which the contract refuses. */
export const quantityOf = ({ quantity }: ChargeValues): number =>
  quantity.trim() === '' ? Number.NaN : Number(quantity.replace(',', '.'));

export function newChargeBody(values: ChargeValues) {
  const description = values.description.trim();
  return {
    billItemId: values.billItemId ?? '',
    quantity: quantityOf(values),
    ...(description && { description }),
    ...(values.unitCents !== null && { unitCents: values.unitCents }),
    ...(values.incurredOn !== null && { incurredOn: values.incurredOn }),
  };
}

/** @param seen the day that the line had. */
export function changedChargeBody(values: ChargeValues, seen: string) {
  return {
    description: values.description,
    quantity: quantityOf(values),
    ...(values.unitCents !== null && { unitCents: values.unitCents }),
    ...(values.incurredOn !== null && values.incurredOn !== seen && { incurredOn: values.incurredOn }),
  };
}
