import type { FirmDetails } from '@writdesk/contract/firms/firms';
import { type AddressField, addressValues } from '../company/index.ts';

export interface FirmValues extends Record<AddressField, string> {
  name: string;
  shortName: string;
  phone: string;
  email: string;
  timeZone: string;
  attorneyFeeCents: number | null;
  /** Only of a new firm: where it works. */
  stateCodes: readonly string[];
}

/** What the form of a firm begins with. */
export function firmValues(known?: FirmDetails): FirmValues {
  return {
    ...addressValues(known),
    name: known?.name ?? '',
    shortName: known && known.shortName !== known.name ? known.shortName : '',
    phone: known?.phone ?? '',
    email: known?.email ?? '',
    timeZone: known?.timeZone ?? 'America/New_York',
    attorneyFeeCents: known?.attorneyFeeCents ?? null,
    stateCodes: [],
  };
}

/** What is sent of a firm; an empty second line is none. */
export function firmBody({
  attorneyFeeCents,
  addressLine2,
  shortName,
  stateCodes: _states,
  ...values
}: FirmValues) {
  return {
    ...values,
    addressLine2: addressLine2 || null,
    shortName: shortName || values.name.slice(0, 60),
    attorneyFeeCents: attorneyFeeCents ?? 0,
  };
}

export const newFirmBody = (values: FirmValues) => ({
  ...firmBody(values),
  stateCodes: [...values.stateCodes],
});
