import { recordOf } from '@writdesk/contract/values/records';
import type {
  OwnerKind,
  PropertyOwnerDetails,
} from '@writdesk/contract/property-owners/property-owner-values';
import type { Field } from '../../shared/form/index.ts';
import { type AddressField, addressValues } from '../company/index.ts';
import type { formMessages } from './form-messages.ts';

export interface CoOwnerLine {
  key: string;
  firstName: string;
  middleName: string;
  lastName: string;
  suffix: string;
}

const texts = [
  'firstName',
  'middleName',
  'lastName',
  'suffix',
  'name',
  'registrationNumber',
  'agentName',
  'signatoryName',
  'signatoryTitle',
  'phone',
  'email',
] as const;

/** An owner as fields hold it. The agent's address stands under the names by which the server names its faults. */
export type OwnerFormValues = Record<(typeof texts)[number] | AddressField, string> &
  Record<`agentAddress.${AddressField}`, string> & {
    clientId: string | null;
    kind: OwnerKind;
    entityType: string;
    formationState: string | null;
    coOwners: readonly CoOwnerLine[];
  };

/** What its fields need of a form. */
export interface OwnerForm {
  field: <K extends keyof OwnerFormValues>(name: K) => Field<OwnerFormValues[K]>;
  values: OwnerFormValues;
}

/** What a form begins with. */
export function ownerFormValues(known?: PropertyOwnerDetails): OwnerFormValues {
  const agent = addressValues(known?.agentAddress ?? {});
  return {
    ...addressValues(known),
    ...recordOf(texts, (text) => known?.[text] ?? ''),
    'agentAddress.addressLine1': agent.addressLine1,
    'agentAddress.addressLine2': agent.addressLine2,
    'agentAddress.city': agent.city,
    'agentAddress.stateCode': agent.stateCode,
    'agentAddress.zipCode': agent.zipCode,
    clientId: known?.client.id ?? null,
    kind: known?.kind ?? 'ENTITY',
    entityType: known?.kind === 'ENTITY' ? known.entityType : 'LLC',
    formationState: known?.formationState ?? null,
    coOwners: (known?.coOwners ?? []).map((one, index) => ({
      key: String(index),
      firstName: one.firstName,
      middleName: one.middleName ?? '',
      lastName: one.lastName,
      suffix: one.suffix ?? '',
    })),
  };
}

/** What is sent: an empty field takes the fact away. */
export function ownerBody(values: OwnerFormValues) {
  const { clientId: _, coOwners, entityType, ...facts } = values;
  const line = (name: AddressField) => values[`agentAddress.${name}`];
  const agentAddress = {
    addressLine1: line('addressLine1'),
    addressLine2: line('addressLine2'),
    city: line('city'),
    stateCode: line('stateCode'),
    zipCode: line('zipCode'),
  };
  const isPerson = values.kind === 'PERSON';
  const hasAgent = !isPerson && Object.values(agentAddress).some((text) => text.trim() !== '');
  return {
    ...facts,
    coOwners: isPerson ? coOwners.map(({ key: _key, ...parts }) => parts) : [],
    agentAddress: hasAgent ? agentAddress : null,
    ...(!isPerson && { entityType: entityType as 'LLC' }),
  };
}

/** What the facts are called where one is named, as keys of the texts. */
export const ownerFactNames = {
  clientId: 'company',
  kind: 'kind',
  firstName: 'firstName',
  middleName: 'middleName',
  lastName: 'lastName',
  suffix: 'suffix',
  coOwners: 'coOwners',
  name: 'name',
  entityType: 'entityType',
  formationState: 'formationState',
  registrationNumber: 'registrationNumber',
  agentName: 'agentName',
  'agentAddress.addressLine1': 'agentStreet',
  'agentAddress.addressLine2': 'agentSecond',
  'agentAddress.city': 'agentCity',
  'agentAddress.stateCode': 'agentState',
  'agentAddress.zipCode': 'agentZip',
  signatoryName: 'signatoryName',
  signatoryTitle: 'signatoryTitle',
  addressLine1: 'street',
  addressLine2: 'streetSecond',
  city: 'city',
  stateCode: 'state',
  zipCode: 'zip',
  phone: 'phone',
  email: 'email',
} as const satisfies Record<keyof OwnerFormValues, keyof (typeof formMessages)['en']>;
