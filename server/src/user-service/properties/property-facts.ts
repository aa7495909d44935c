import type { PropertyInput } from '@writdesk/contract/properties/property-values';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import type { Updateable } from 'kysely';
import type { Tx } from '../../platform/db/transact.ts';
import type { UsersProperty } from '../../platform/db/schema.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { candidatesOf, unknownStates } from '../geography/index.ts';
import { findAtAddress, type LockedProperty, lockAddress, selectNamed } from './change-property-queries.ts';
import { misfits, missingFacts } from './property-faults.ts';

/** The columns that people type. */
const typed = [
  'ownerId',
  'name',
  'addressLine1',
  'addressLine2',
  'city',
  'stateCode',
  'zipCode',
  'countyId',
  'courthouseId',
  'plaintiffName',
  'propertyCategory',
  'caresCovered',
  'caresBasis',
  'unitCount',
  'yearBuilt',
  'licenseNumber',
  'licenseExpiresOn',
  'leadCertificateNumber',
  'leadCertificateExpiresOn',
  'onsiteContactName',
  'onsiteContactPhone',
  'onsiteContactEmail',
  'payeeName',
  'payeePhone',
  'payeeAddress',
  'payeeHours',
] as const satisfies readonly (keyof PropertyInput)[];
export type TypedFact = (typeof typed)[number];
export type TypedFacts = Pick<LockedProperty, TypedFact>;

export const noFacts: TypedFacts = {
  ownerId: null,
  name: '',
  addressLine1: null,
  addressLine2: null,
  city: null,
  stateCode: null,
  zipCode: null,
  countyId: null,
  courthouseId: null,
  plaintiffName: null,
  propertyCategory: 'CONVENTIONAL',
  caresCovered: 'UNKNOWN',
  caresBasis: null,
  unitCount: null,
  yearBuilt: null,
  licenseNumber: null,
  licenseExpiresOn: null,
  leadCertificateNumber: null,
  leadCertificateExpiresOn: null,
  onsiteContactName: null,
  onsiteContactPhone: null,
  onsiteContactEmail: null,
  payeeName: null,
  payeePhone: null,
  payeeAddress: null,
  payeeHours: null,
};

export interface FactChange {
  field: TypedFact;
  before: string | number | null;
  after: string | number | null;
}

/** What becomes of a property's facts; what isn't sent stays. A new ZIP code or state gives up the county that it doesn't fit. */
export async function factsAfter(tx: Tx, before: TypedFacts, input: PropertyInput): Promise<TypedFacts> {
  const given = Object.fromEntries(
    typed.flatMap((key) => (input[key] === undefined ? [] : [[key, input[key]]])),
  );
  const after = { ...before, ...given, name: input.name === undefined ? before.name : (input.name ?? '') };
  if (after.countyId !== null || after.zipCode === null) return after;
  // A ZIP code that lies in one county names it; of several somebody chooses.
  const candidates = await candidatesOf(tx.db, after.zipCode);
  const inState = candidates.filter(({ stateCode }) => !after.stateCode || stateCode === after.stateCode);
  return inState.length === 1 ? { ...after, countyId: inState[0]?.id ?? null } : after;
}

export const changesBetween = (before: TypedFacts, after: TypedFacts): FactChange[] =>
  typed.flatMap((field) =>
    before[field] === after[field] ? [] : [{ field, before: before[field], after: after[field] }],
  );

export const rowOf = (facts: TypedFacts): Updateable<UsersProperty> => facts;

interface Checked {
  id: string;
  clientId: string;
  before: TypedFacts;
  after: TypedFacts;
}

/** @throws `invalid` with everything that doesn't fit together, and for a property that isn't a draft everything that is missing. */
export async function requireFit(
  tx: Tx,
  { clientId, before, after }: Checked,
  { isDraft }: { isDraft: boolean },
): Promise<void> {
  const [named, unknown] = await Promise.all([
    selectNamed(tx.db, { ...after, clientId }),
    after.stateCode ? unknownStates(tx.db, [after.stateCode]) : [],
  ]);
  const candidates =
    !isDraft && after.zipCode && !after.countyId ? await candidatesOf(tx.db, after.zipCode) : [];
  const errors = [
    ...(unknown.length
      ? [atField('stateCode', fault('no_such_state', { state: after.stateCode ?? '' }))]
      : []),
    ...misfits(after, named, { ownerBefore: before.ownerId }),
    ...(isDraft ? [] : missingFacts(after, candidates)),
  ];
  if (errors.length) refuse('invalid', { errors });
}

/** @throws `property_duplicate`, with a link where the caller sees the other one, unless they said that this is another property. */
export async function requireOwnAddress(
  tx: Tx,
  scope: Scope,
  { id, clientId, after }: Checked,
  { duplicateAck = false }: { duplicateAck?: boolean | undefined },
): Promise<void> {
  const { addressLine1, zipCode } = after;
  if (!addressLine1 || !zipCode) return;
  const placed = { id, clientId, addressLine1, zipCode };
  await lockAddress(tx.db, placed);
  if (duplicateAck) return;
  const other = await findAtAddress(tx.db, scope, placed);
  if (!other) return;
  const { isVisible, ...property } = other;
  if (!isVisible) refuse('property_duplicate');
  refuse('property_duplicate', { reason: fault('address_taken', { name: property.name }), property });
}
