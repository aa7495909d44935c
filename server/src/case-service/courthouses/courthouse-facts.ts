import type { CourthouseInput } from '@writdesk/contract/courthouses/courthouse-input';
import { fitsPattern } from '@writdesk/contract/courthouses/case-number-pattern';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { type LockedCourthouse, selectPlaces } from './courthouse-write-queries.ts';

/** The columns that people type. */
const typed = [
  'name',
  'shortName',
  'division',
  'addressLine1',
  'addressLine2',
  'stateId',
  'countyId',
  'cityId',
  'zipCode',
  'isDeliverable',
  'clerkContact',
  'clerkEmail',
  'sheriffContact',
  'sheriffEmail',
  'officer',
  'clerkCheck',
  'sheriffCheck',
  'totalRooms',
  'maxCases',
  'timeZone',
  'filingCutoff',
  'caseNumberPattern',
  'caseNumberExample',
  'source',
  'addressConfidence',
] as const satisfies readonly (keyof CourthouseInput)[];
export type CourtFacts = Pick<LockedCourthouse, (typeof typed)[number]>;

/** Where mail goes: whoever changes one of these has another address. */
const addressed = ['addressLine1', 'addressLine2', 'cityId', 'stateId', 'zipCode'] as const;

export const newFacts = {
  division: null,
  addressLine2: null,
  zipCode: null,
  isDeliverable: false,
  clerkContact: null,
  clerkEmail: null,
  sheriffContact: null,
  sheriffEmail: null,
  clerkCheck: false,
  sheriffCheck: false,
  totalRooms: null,
  maxCases: null,
  filingCutoff: null,
  caseNumberPattern: null,
  caseNumberExample: null,
  addressConfidence: 'K',
} as const;

/** What becomes of the facts; what isn't sent stays, and a new address is no longer deliverable. */
export function factsAfter<F extends Partial<CourtFacts>>(before: F, input: CourthouseInput): F & CourtFacts {
  const given = Object.fromEntries(
    typed.flatMap((key) => (input[key] === undefined ? [] : [[key, input[key]]])),
  );
  const after = { ...before, ...given } as F & CourtFacts;
  after.shortName ||= after.name;
  if (addressed.some((key) => after[key] !== before[key])) after.isDeliverable = false;
  return Object.fromEntries(typed.map((key) => [key, after[key]])) as unknown as F & CourtFacts;
}

/** Each fact that became another one, as it was and as it is. */
export const changesBetween = (before: CourtFacts, after: CourtFacts) =>
  typed.flatMap((field) =>
    before[field] === after[field] ? [] : [{ field, before: before[field], after: after[field] }],
  );

/** @returns the country and the state of the courthouse. @throws `invalid` with everything that doesn't fit together. */
export async function requireFit(db: Kysely<DB>, facts: CourtFacts) {
  const places = await selectPlaces(db, facts);
  const errors: FieldError[] = [];
  if (!places) errors.push(atField('courthouse.stateId', fault('unusable')));
  if (places && !places.countyInState)
    errors.push(atField('courthouse.countyId', fault('county_of_other_state')));
  if (places && !places.cityInState) errors.push(atField('courthouse.cityId', fault('city_of_other_state')));
  if (facts.isDeliverable && !facts.zipCode)
    errors.push(atField('courthouse.isDeliverable', fault('deliverable_needs_zip')));
  const { caseNumberPattern: pattern, caseNumberExample: example } = facts;
  if (pattern && !example)
    errors.push(atField('courthouse.caseNumberExample', fault('pattern_needs_example')));
  if (pattern && example && !fitsPattern(pattern, example))
    errors.push(atField('courthouse.caseNumberExample', fault('pattern_example')));
  if (errors.length || !places) refuse('invalid', { errors });
  return places;
}
