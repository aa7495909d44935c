import type { VendorIncome } from '@writdesk/contract/vendors/reporting-thresholds';
import type { TaxClass, TinKind, Vendor } from '@writdesk/contract/vendors/vendor-values';
import { type AddressField, addressValues } from '../company/index.ts';

/** What the form holds; the fields of the address have the names by which the server calls them. */
export interface VendorValues extends Record<`address.${AddressField}`, string> {
  legalName: string;
  businessName: string;
  /** One name a line. */
  otherNames: string;
  taxClass: TaxClass;
  income: VendorIncome;
  isGovernment: boolean;
  tinKind: TinKind;
  tin: string;
  w9On: string | null;
}

export function vendorValues(known?: Vendor): VendorValues {
  const place = addressValues(known?.address ?? {});
  return {
    legalName: known?.legalName ?? '',
    businessName: known?.businessName ?? '',
    otherNames: known?.otherNames.join('\n') ?? '',
    taxClass: known?.taxClass ?? 'INDIVIDUAL',
    income: known?.income ?? 'SERVICES',
    isGovernment: known?.isGovernment ?? false,
    tinKind: known?.tinKind ?? 'SSN',
    tin: '',
    w9On: known?.w9On ?? null,
    'address.addressLine1': place.addressLine1,
    'address.addressLine2': place.addressLine2,
    'address.city': place.city,
    'address.stateCode': place.stateCode,
    'address.zipCode': place.zipCode,
  };
}

export function vendorBody(values: VendorValues) {
  const { legalName, businessName, taxClass, income, isGovernment, tin, tinKind, w9On } = values;
  const address = {
    addressLine1: values['address.addressLine1'],
    addressLine2: values['address.addressLine2'],
    city: values['address.city'],
    stateCode: values['address.stateCode'],
    zipCode: values['address.zipCode'].trim(),
  };
  return {
    legalName,
    businessName,
    otherNames: values.otherNames
      .split('\n')
      .map((name) => name.trim())
      .filter(Boolean),
    taxClass,
    income,
    isGovernment,
    address: Object.values(address).some((text) => text.trim() !== '') ? address : null,
    ...(tin.trim() && { tin, tinKind }),
    w9On,
  };
}

/** The server names one of several names; the form has one field for all. */
export const vendorField = (path: string): string => (path.startsWith('otherNames.') ? 'otherNames' : path);
