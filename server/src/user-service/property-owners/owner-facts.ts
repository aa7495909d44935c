import { recordOf } from '@writdesk/contract/values/records';
import {
  type NameParts,
  type OwnerInput,
  type OwnerKind,
  PERSON_TYPE,
} from '@writdesk/contract/property-owners/property-owner-values';
import type { Address } from '@writdesk/contract/values/address';
import type { Insertable, Selectable } from 'kysely';
import type { UsersPropertyOwner } from '../../platform/db/schema.ts';

const lines = [
  'firstName',
  'middleName',
  'lastName',
  'suffix',
  'formationState',
  'registrationNumber',
  'agentName',
  'signatoryName',
  'signatoryTitle',
  'addressLine1',
  'addressLine2',
  'city',
  'stateCode',
  'zipCode',
  'phone',
  'email',
] as const satisfies readonly (keyof OwnerInput)[];
type Line = (typeof lines)[number];

const ofPerson = ['firstName', 'middleName', 'lastName', 'suffix'] as const satisfies readonly Line[];
const ofEntity = [
  'formationState',
  'registrationNumber',
  'agentName',
  'signatoryName',
  'signatoryTitle',
] as const satisfies readonly Line[];

/** What people enter about an owner, as it is kept. */
export interface OwnerFacts extends Record<Line, string | null> {
  name: string;
  entityType: Selectable<UsersPropertyOwner>['entityType'];
  coOwners: readonly NameParts[];
  agentAddress: Address | null;
  active: boolean;
}

export const kindOf = ({ entityType }: Pick<OwnerFacts, 'entityType'>): OwnerKind =>
  entityType === PERSON_TYPE ? 'PERSON' : 'ENTITY';

const none = recordOf(lines, () => null);
export const noFacts: OwnerFacts = {
  ...none,
  name: '',
  entityType: 'LLC',
  coOwners: [],
  agentAddress: null,
  active: true,
};

/** The facts of a row. Both lists were written through the contract's shapes. */
export const factsOf = (row: Selectable<UsersPropertyOwner>): OwnerFacts => ({
  ...recordOf(lines, (line) => row[line]),
  name: row.name,
  entityType: row.entityType,
  coOwners: row.coOwners,
  agentAddress: row.agentAddress,
  active: row.active,
});

/** What becomes of an owner's facts. A person's name is made of its parts; what belongs to the other kind is dropped. */
export function factsAfter(
  before: OwnerFacts,
  input: OwnerInput & { active?: boolean | undefined },
): OwnerFacts {
  const given = Object.fromEntries(
    lines.flatMap((line) => (input[line] === undefined ? [] : [[line, input[line]]])),
  );
  const said = {
    ...before,
    ...given,
    agentAddress: input.agentAddress === undefined ? before.agentAddress : input.agentAddress,
    active: input.active ?? before.active,
  };
  if ((input.kind ?? kindOf(before)) === 'PERSON') {
    const coOwners = input.coOwners ?? before.coOwners;
    const { firstName, middleName, lastName, suffix } = said;
    const isNamed = firstName !== null && lastName !== null;
    return {
      ...said,
      ...without(ofEntity),
      agentAddress: null,
      entityType: PERSON_TYPE,
      coOwners,
      name: isNamed ? legalName([{ firstName, middleName, lastName, suffix }, ...coOwners]) : before.name,
    };
  }
  return {
    ...said,
    ...without(ofPerson),
    coOwners: [],
    entityType: input.entityType ?? (before.entityType === PERSON_TYPE ? 'LLC' : before.entityType),
    name: input.name === undefined ? before.name : (input.name ?? ''),
  };
}

const without = <L extends Line>(some: readonly L[]) => recordOf(some, () => null);

export interface OwnerChange {
  field: keyof OwnerFacts;
  before: string | null;
  after: string | null;
}

/** Each fact that became another one, in words that a trail can keep. */
export function changesBetween(before: OwnerFacts, after: OwnerFacts): OwnerChange[] {
  const fields = [...lines, 'name', 'entityType', 'coOwners', 'agentAddress', 'active'] as const;
  return fields.flatMap((field) => {
    const [one, other] = [wordsOf(before, field), wordsOf(after, field)];
    return one === other ? [] : [{ field, before: one, after: other }];
  });
}

function wordsOf(facts: OwnerFacts, field: keyof OwnerFacts): string | null {
  if (field === 'coOwners') return facts.coOwners.map(nameText).join('; ') || null;
  if (field === 'agentAddress') return facts.agentAddress && addressText(facts.agentAddress);
  if (field === 'active') return facts.active ? 'ACTIVE' : 'INACTIVE';
  return facts[field] || null;
}

export const rowOf = ({ coOwners, agentAddress, ...facts }: OwnerFacts) =>
  ({
    ...facts,
    coOwners: JSON.stringify(coOwners),
    agentAddress: agentAddress && JSON.stringify(agentAddress),
  }) satisfies Omit<Insertable<UsersPropertyOwner>, 'id' | 'clientId'>;

/** A person as court papers print them: “Ada M. Byron, Jr.” */
export const nameText = ({ firstName, middleName, lastName, suffix }: NameParts): string =>
  [[firstName, middleName, lastName].filter(Boolean).join(' '), suffix].filter(Boolean).join(', ');

/** All who own together, in the order in which they were entered. */
export const legalName = (persons: readonly NameParts[]): string => persons.map(nameText).join(' and ');

/** An address on one line. */
export const addressText = ({ addressLine1, addressLine2, city, stateCode, zipCode }: Address): string =>
  [addressLine1, addressLine2, city, `${stateCode} ${zipCode}`].filter(Boolean).join(', ');
