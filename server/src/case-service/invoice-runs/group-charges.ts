import type { InvoiceGrouping } from '@writdesk/contract/invoices/invoice-grouping';
import type { UnbilledCharge } from '../billing/index.ts';

/** The charges of one invoice to be. */
export interface ChargeGroup {
  /** The same charges have the same one, so that a run bills none of them twice. */
  key: string;
  clientId: string;
  invoicesBy: InvoiceGrouping;
  /** The case, property or owner, or the month; null for the whole company, and for what has none. */
  of: string | null;
  charges: UnbilledCharge[];
}

const ofCharge: Readonly<Record<InvoiceGrouping, (charge: UnbilledCharge) => string | null>> = {
  CASE: ({ caseId }) => caseId,
  PROPERTY: ({ propertyId }) => propertyId,
  PORTFOLIO: ({ ownerId }) => ownerId,
  COMPANY: () => null,
  MONTH: ({ day }) => day.slice(0, 7),
};

/** So many charges one invoice has at most, as it has when somebody chooses them. */
const MOST_CHARGES = 2_000;

/**
 * Charges by the invoices that they become.
 * @param groupingOf how the charges of a company are gathered.
 */
export function groupCharges(
  charges: readonly UnbilledCharge[],
  groupingOf: (clientId: string) => InvoiceGrouping,
): ChargeGroup[] {
  const groups = new Map<string, ChargeGroup>();
  const parts = new Map<string, number>();
  for (const charge of charges) {
    const { clientId } = charge;
    const invoicesBy = groupingOf(clientId);
    const of = ofCharge[invoicesBy](charge);
    const name = [clientId, invoicesBy, of ?? ''].join(':');
    const part = parts.get(name) ?? 1;
    const key = part === 1 ? name : `${name}:${part}`;
    const group = groups.get(key) ?? { key, clientId, invoicesBy, of, charges: [] };
    group.charges.push(charge);
    groups.set(key, group);
    if (group.charges.length === MOST_CHARGES) parts.set(name, part + 1);
  }
  return [...groups.values()];
}

export const sumOfGroup = ({ charges }: Pick<ChargeGroup, 'charges'>): number =>
  charges.reduce((cents, { amountCents }) => cents + amountCents, 0);
