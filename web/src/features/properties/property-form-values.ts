import type { PropertyDetails } from '@writdesk/contract/properties/property-values';
import type { Field } from '../../shared/form/index.ts';
import type { messages } from './messages.ts';

/** A property as fields hold it: texts, also where the record has numbers. */
export interface PropertyFormValues {
  clientId: string | null;
  ownerId: string | null;
  name: string;
  addressLine1: string;
  addressLine2: string;
  city: string;
  stateCode: string;
  zipCode: string;
  countyId: string | null;
  courthouseId: string | null;
  plaintiffName: string;
  propertyCategory: PropertyDetails['propertyCategory'];
  caresCovered: PropertyDetails['caresCovered'];
  caresBasis: string;
  unitCount: string;
  yearBuilt: string;
  licenseNumber: string;
  licenseExpiresOn: string | null;
  leadCertificateNumber: string;
  leadCertificateExpiresOn: string | null;
  onsiteContactName: string;
  onsiteContactPhone: string;
  onsiteContactEmail: string;
  payeeName: string;
  payeePhone: string;
  payeeAddress: string;
  payeeHours: string;
}
export type PropertyFormField = keyof PropertyFormValues;

/** What its fields need of a form. */
export interface PropertyForm {
  field: <K extends PropertyFormField>(name: K) => Field<PropertyFormValues[K]>;
  values: PropertyFormValues;
}

/** What a form begins with. */
export function propertyFormValues(known?: PropertyDetails): PropertyFormValues {
  return {
    clientId: known?.client.id ?? null,
    ownerId: known?.owner?.id ?? null,
    name: known?.name ?? '',
    addressLine1: known?.addressLine1 ?? '',
    addressLine2: known?.addressLine2 ?? '',
    city: known?.city ?? '',
    stateCode: known?.stateCode ?? '',
    zipCode: known?.zipCode ?? '',
    countyId: known?.countyId ?? null,
    courthouseId: known?.courthouse?.id ?? null,
    plaintiffName: known?.plaintiffName ?? '',
    propertyCategory: known?.propertyCategory ?? 'CONVENTIONAL',
    caresCovered: known?.caresCovered ?? 'UNKNOWN',
    caresBasis: known?.caresBasis ?? '',
    unitCount: textOf(known?.unitCount),
    yearBuilt: textOf(known?.yearBuilt),
    licenseNumber: known?.licenseNumber ?? '',
    licenseExpiresOn: known?.licenseExpiresOn ?? null,
    leadCertificateNumber: known?.leadCertificateNumber ?? '',
    leadCertificateExpiresOn: known?.leadCertificateExpiresOn ?? null,
    onsiteContactName: known?.onsiteContactName ?? '',
    onsiteContactPhone: known?.onsiteContactPhone ?? '',
    onsiteContactEmail: known?.onsiteContactEmail ?? '',
    payeeName: known?.payeeName ?? '',
    payeePhone: known?.payeePhone ?? '',
    payeeAddress: known?.payeeAddress ?? '',
    payeeHours: known?.payeeHours ?? '',
  };
}

const textOf = (number: number | null | undefined): string => (number ? String(number) : '');
/** What is no number stays a text, and the shape says so. */
const numberOf = (text: string): number | null => {
  const digits = text.trim();
  return digits === '' ? null : Number(digits);
};

/** What is sent: an empty field takes the fact away. */
export function propertyBody({ clientId: _, unitCount, yearBuilt, ...values }: PropertyFormValues) {
  return { ...values, unitCount: numberOf(unitCount), yearBuilt: numberOf(yearBuilt) };
}

/** What the facts are called where one is named, as keys of the texts. */
export const factNames = {
  clientId: 'company',
  ownerId: 'owner',
  name: 'property',
  addressLine1: 'address',
  addressLine2: 'address',
  city: 'city',
  stateCode: 'state',
  zipCode: 'zip',
  countyId: 'county',
  courthouseId: 'courthouse',
  plaintiffName: 'plaintiff',
  propertyCategory: 'category',
  caresCovered: 'cares',
  caresBasis: 'caresBasis',
  unitCount: 'units',
  yearBuilt: 'yearBuilt',
  licenseNumber: 'license',
  licenseExpiresOn: 'licenseUntil',
  leadCertificateNumber: 'lead',
  leadCertificateExpiresOn: 'leadUntil',
  onsiteContactName: 'contact',
  onsiteContactPhone: 'contactPhone',
  onsiteContactEmail: 'contactEmail',
  payeeName: 'payeeName',
  payeePhone: 'payeePhone',
  payeeAddress: 'payeeAddress',
  payeeHours: 'payeeHours',
} as const satisfies Record<PropertyFormField, keyof (typeof messages)['en']>;
