import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import { kindOf, type OwnerFacts } from './owner-facts.ts';

/** All that an owner still needs, at once. */
export function missingFacts(facts: OwnerFacts): FieldError[] {
  const faults: FieldError[] = [];
  const check = (isMissing: boolean, path: string, found: Fault) =>
    isMissing && faults.push(atField(path, found));
  if (kindOf(facts) === 'PERSON') {
    check(!facts.firstName, 'firstName', fault('missing', { what: 'firstName' }));
    check(!facts.lastName, 'lastName', fault('missing', { what: 'lastName' }));
  } else {
    check(!facts.name, 'name', fault('missing', { what: 'ownerName' }));
    check(!facts.agentName && facts.agentAddress !== null, 'agentName', fault('agent_name_missing'));
    check(
      Boolean(facts.agentName) && facts.agentAddress === null,
      'agentAddress.addressLine1',
      fault('agent_address_missing'),
    );
  }
  check(!facts.addressLine1, 'addressLine1', fault('street_missing'));
  check(!facts.city, 'city', fault('city_missing'));
  check(!facts.stateCode, 'stateCode', fault('property_state_missing'));
  check(!facts.zipCode, 'zipCode', fault('zip_missing'));
  return faults;
}
