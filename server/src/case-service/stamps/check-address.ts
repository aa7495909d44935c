import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { placeOfZip, postalStates } from '../../user-service/geography/index.ts';
import { normalizeAddress, type StandardAddress, type WrittenAddress } from './publication-28/normalize.ts';

interface CheckedAddress {
  standard: StandardAddress;
  /** `zip` where the list of ZIP Codes knows the code in this state. */
  level: 'format' | 'zip';
  problems: FieldError[];
}

/**
 * Writes an address as the Postal Service does, and compares its ZIP Code with the list. Whether anybody can be reached there it
 * doesn’t know.
 * @param at where the address stands in the request, such as `to.`.
 */
export async function checkAddress(
  db: Kysely<DB>,
  written: WrittenAddress,
  at: string,
): Promise<CheckedAddress> {
  const { standard, problems } = normalizeAddress(written, await postalStates(db));
  const errors = problems.map(({ field, fault: of }) => atField(`${at}${field}`, of));
  const zip = standard.zipCode ? await placeOfZip(db, standard.zipCode) : undefined;
  if (standard.zipCode && !zip) errors.push(atField(`${at}zipCode`, fault('zip_unknown')));
  if (zip && standard.stateCode && zip.code !== standard.stateCode)
    errors.push(atField(`${at}zipCode`, fault('zip_of_state', { state: zip.name })));
  return { standard, level: zip && errors.length === 0 ? 'zip' : 'format', problems: errors };
}
