import {
  evictionFields,
  filledParts,
  ownFields,
  type CaseField,
  type ReplyOf,
} from '@writdesk/contract/cases/case-fields';
import type { CaseDetails } from '@writdesk/contract/cases/cases';

export const stepNames = [...filledParts, 'review'] as const;
export type StepName = (typeof stepNames)[number];

/** The kind of document that proves the service of the notice. */
export const noticeProof = 'NOTICE_PROOF';

/** What the company adds next to it. */
export const documentKinds = ['LEASE', 'LEDGER', 'PHOTO', 'OTHER'] as const;

const typedFields = { ...ownFields, ...evictionFields };
type TypedFields = typeof typedFields;
/** A field of one value that the steps ask for: input, words on the sheets and columns come from its definition. */
export type TypedField = {
  [K in keyof TypedFields]: TypedFields[K]['isAsked'] extends true ? K : never;
}[keyof TypedFields];
export type FieldValue = ReplyOf<TypedFields>[keyof TypedFields];
export type TypedFieldOf<K extends TypedField> = TypedFields[K];

/** Fields of several values, or whose choice brings others along. Each has a question of its own. */
const stepOfComposed = {
  clientId: 'property',
  propertyId: 'property',
  countyId: 'property',
  courthouseId: 'property',
  unitId: 'property',
  leaseId: 'property',
  tenants: 'tenants',
  tenantAddress: 'tenants',
  reasons: 'reason',
  ledger: 'reason',
} as const satisfies Record<string, StepName>;
export type ComposedField = keyof typeof stepOfComposed;
export type DraftField = ComposedField | TypedField;

export const typedFieldNames = Object.entries<CaseField>(typedFields)
  .filter(([, { isAsked }]) => isAsked)
  .map(([name]) => name as TypedField);

export const typedField = (name: TypedField): CaseField => typedFields[name];

export function isTypedField(name: string): name is TypedField {
  return typedFieldNames.some((field) => field === name);
}

const stepOfField: Readonly<Record<string, StepName>> = {
  ...stepOfComposed,
  ...Object.fromEntries(typedFieldNames.map((name) => [name, typedField(name).part])),
};

/** The fields of a part that stand nowhere yet: sheets, steps and cards end with them. */
export function otherFields(part: StepName, placed: readonly TypedField[]): TypedField[] {
  return typedFieldNames.filter((name) => typedField(name).part === part && !placed.includes(name));
}

/** A field's value in a reply, where some stand under `caseEviction`. */
export function typedValue(name: TypedField, details: CaseDetails): FieldValue {
  return { ...details, ...details.caseEviction }[name];
}

/** Whether the server puts a field under `caseEviction`. */
export function isEvictionField(field: DraftField): boolean {
  return field === 'reasons' || field === 'ledger' || field in evictionFields;
}

export function isDraftField(text: string): text is DraftField {
  return text in stepOfField;
}

/** A field's name in the form: the server puts the eviction facts under `caseEviction`. */
export function fieldOfPath(path: string): string {
  return path.replace(/^caseEviction\./, '');
}

/** The step that holds the field of a server's path: `caseEviction.noticeType` is of `notice`. */
export function stepOfPath(path: string): StepName {
  const field = fieldOfPath(path);
  if (field === `documents.${noticeProof}`) return 'notice';
  const [head = ''] = field.split('.');
  if (head === 'documents') return 'documents';
  // What is no step's own (the attestation, a second case for the unit) is answered where one submits.
  return stepOfField[head] ?? 'review';
}

export function isStep(text: unknown): text is StepName {
  return stepNames.some((name) => name === text);
}

export function stepAfter(step: StepName): StepName {
  return stepNames[stepNames.indexOf(step) + 1] ?? 'review';
}

export function stepBefore(step: StepName): StepName | null {
  return stepNames[stepNames.indexOf(step) - 1] ?? null;
}
