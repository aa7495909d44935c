import type { NameParts } from '@writdesk/contract/property-owners/property-owner-values';
import type { Address } from '@writdesk/contract/values/address';

/** A person as court papers print them: “Ada M. Byron, Jr.” */
export const nameText = ({ firstName, middleName, lastName, suffix }: NameParts): string =>
  [[firstName, middleName, lastName].filter(Boolean).join(' '), suffix].filter(Boolean).join(', ');

/** All who own together, in the order in which they were entered. */
export const legalName = (persons: readonly NameParts[]): string => persons.map(nameText).join(' and ');

/** An address on one line. */
export const addressText = ({ addressLine1, addressLine2, city, stateCode, zipCode }: Address): string =>
  [addressLine1, addressLine2, city, `${stateCode} ${zipCode}`].filter(Boolean).join(', ');
