import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import type { LockedProperty, NamedRecords } from './change-property-queries.ts';

type Facts = Pick<
  LockedProperty,
  | 'name'
  | 'addressLine1'
  | 'city'
  | 'stateCode'
  | 'zipCode'
  | 'countyId'
  | 'courthouseId'
  | 'ownerId'
  | 'caresCovered'
  | 'caresBasis'
>;

/** What doesn’t fit together, drafts included: everything that is named has to be there. */
export function misfits(
  facts: Facts,
  { county, courthouse, owner }: NamedRecords,
  { ownerBefore }: { ownerBefore: string | null },
): FieldError[] {
  const faults: FieldError[] = [];
  const check = (isWrong: boolean, path: string, found: Fault) =>
    isWrong && faults.push(atField(path, found));
  check(facts.countyId !== null && !county, 'countyId', fault('no_such_county'));
  check(
    county !== undefined && facts.stateCode !== null && county.stateCode !== facts.stateCode,
    'countyId',
    fault('county_of_other_state'),
  );
  check(
    facts.courthouseId !== null && (!courthouse?.active || courthouse.countyId !== facts.countyId),
    'courthouseId',
    fault('court_of_other_county'),
  );
  check(facts.ownerId !== null && !owner, 'ownerId', fault('no_such_owner'));
  check(
    owner !== undefined && !owner.active && facts.ownerId !== ownerBefore,
    'ownerId',
    fault('owner_inactive'),
  );
  return faults;
}

/** All that a property needs before a case can be opened for it, at once. */
export function missingFacts(facts: Facts, candidates: readonly { name: string }[]): FieldError[] {
  const faults: FieldError[] = [];
  const check = (isMissing: boolean, path: string, found: Fault) =>
    isMissing && faults.push(atField(path, found));
  check(facts.name === '', 'name', fault('property_name_missing'));
  check(!facts.addressLine1, 'addressLine1', fault('street_missing'));
  check(!facts.city, 'city', fault('city_missing'));
  check(!facts.stateCode, 'stateCode', fault('property_state_missing'));
  check(!facts.zipCode, 'zipCode', fault('zip_missing'));
  check(
    !facts.countyId,
    'countyId',
    candidates.length > 1
      ? fault('county_of_zip', { counties: candidates.map(({ name }) => name) })
      : fault('county_missing'),
  );
  check(facts.caresCovered !== 'UNKNOWN' && !facts.caresBasis, 'caresBasis', fault('cares_basis_missing'));
  return faults;
}
