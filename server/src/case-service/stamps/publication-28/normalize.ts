import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import { cleaned, deliveryLine, unitLine } from './delivery-line.ts';

/** An address in fields, however it is written. */
export interface WrittenAddress {
  addressLine1: string;
  addressLine2?: string | null | undefined;
  city: string;
  stateCode: string;
  zipCode: string;
}
export interface StandardAddress {
  addressLine1: string;
  addressLine2: string | null;
  city: string;
  stateCode: string;
  zipCode: string;
}
type Field = keyof StandardAddress;
interface AddressProblem {
  field: Field;
  fault: Fault;
}

/**
 * Writes an address as Publication 28 wants it. It looks at the form alone: it knows no delivery points and adds no four digits to a
 * ZIP Code.
 * @param states the codes that mail can go to.
 */
export function normalizeAddress(
  written: WrittenAddress,
  states: ReadonlyMap<string, string>,
): { standard: StandardAddress; problems: AddressProblem[] } {
  const problems: AddressProblem[] = [];
  const main = deliveryLine(written.addressLine1);
  if ('fault' in main) problems.push({ field: 'addressLine1', fault: main.fault });
  const unit = written.addressLine2 ? unitLine(written.addressLine2) : null;
  if (unit && 'fault' in unit) problems.push({ field: 'addressLine2', fault: unit.fault });
  const stateCode = states.get(cleaned(written.stateCode)) ?? '';
  if (!stateCode) problems.push({ field: 'stateCode', fault: fault('address_state_unknown') });
  const zipCode = /^(\d{5})(?:-?(\d{4}))?$/.exec(written.zipCode.replaceAll(/\s/g, ''));
  if (!zipCode) problems.push({ field: 'zipCode', fault: fault('zip_wanted') });
  const first = 'line' in main ? main.line : cleaned(written.addressLine1);
  // A unit belongs on the line of the street; what is none, such as an attention line, stays a line of its own.
  const isUnit = unit !== null && 'line' in unit;
  return {
    standard: {
      addressLine1: isUnit ? `${first} ${unit.line}` : first,
      addressLine2: isUnit ? null : cleaned(written.addressLine2 ?? '') || null,
      city: cleaned(written.city),
      stateCode,
      zipCode: zipCode ? [zipCode[1], zipCode[2]].filter(Boolean).join('-') : '',
    },
    problems,
  };
}

/** The lines of an envelope under the name: what isn’t the street stands above it. */
export function addressLines({
  addressLine1,
  addressLine2,
  city,
  stateCode,
  zipCode,
}: StandardAddress): string[] {
  return [...(addressLine2 ? [addressLine2] : []), addressLine1, `${city} ${stateCode} ${zipCode}`];
}
