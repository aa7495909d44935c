import type { ClientDetails } from '@writdesk/contract/clients/clients';

const addressFields = ['addressLine1', 'addressLine2', 'city', 'stateCode', 'zipCode'] as const;
export type AddressField = (typeof addressFields)[number];
type AddressValues = Record<AddressField, string>;

export interface CompanyValues extends AddressValues {
  name: string;
  shortName: string;
  entityType: string;
  phone: string;
  email: string;
}

/** Another address than the company's stands under these names, as the server names its faults. */
export type PayablesValues = {
  name: string;
  email: string;
  phone: string;
  isElsewhere: boolean;
} & Record<`address.${AddressField}`, string>;

const addressLabels = {
  addressLine1: 'street',
  addressLine2: 'streetSecond',
  city: 'city',
  stateCode: 'state',
  zipCode: 'zip',
} as const satisfies Record<AddressField, string>;

/** What the fields are called, as keys of the texts. */
export const companyLabels = {
  ...addressLabels,
  name: 'legalName',
  shortName: 'shortName',
  entityType: 'entityType',
  phone: 'phone',
  email: 'email',
} as const satisfies Record<keyof CompanyValues, string>;

export const payablesLabels = {
  name: 'apName',
  email: 'apEmail',
  phone: 'phone',
  isElsewhere: 'address',
  'address.addressLine1': 'street',
  'address.addressLine2': 'streetSecond',
  'address.city': 'city',
  'address.stateCode': 'state',
  'address.zipCode': 'zip',
} as const satisfies Record<keyof PayablesValues, string>;

type Known = Partial<Record<AddressField, string | null>>;

/** An address as fields hold it. */
export function addressValues(known: Known = {}): AddressValues {
  const { addressLine1, addressLine2, city, stateCode, zipCode } = known;
  return {
    addressLine1: addressLine1 ?? '',
    addressLine2: addressLine2 ?? '',
    city: city ?? '',
    stateCode: stateCode ?? '',
    zipCode: zipCode ?? '',
  };
}

/** What a company's form begins with. */
export function companyValues(known?: ClientDetails): CompanyValues {
  const { name, shortName, entityType, phone, email } = known ?? {};
  return {
    ...addressValues(known),
    name: name ?? '',
    shortName: shortName && shortName !== name ? shortName : '',
    entityType: entityType ?? 'LLC',
    phone: phone ?? '',
    email: email ?? '',
  };
}

/** What the form about accounts payable begins with. */
export function payablesValues(known?: ClientDetails): PayablesValues {
  const { name, email, phone, address } = known?.accountsPayable ?? {};
  const other = addressValues(address ?? {});
  return {
    name: name ?? '',
    email: email ?? '',
    phone: phone ?? '',
    isElsewhere: Boolean(address),
    'address.addressLine1': other.addressLine1,
    'address.addressLine2': other.addressLine2,
    'address.city': other.city,
    'address.stateCode': other.stateCode,
    'address.zipCode': other.zipCode,
  };
}

/** What is sent of accounts payable. */
export function payablesBody(values: PayablesValues) {
  const { name, email, phone, isElsewhere } = values;
  const address = Object.fromEntries(addressFields.map((field) => [field, values[`address.${field}`]]));
  return { name, email, phone, address: isElsewhere ? (address as AddressValues) : null };
}
