export const stepNames = ['property', 'tenants', 'reason', 'notice', 'documents', 'review'] as const;
export type StepName = (typeof stepNames)[number];

/** The kind of document that proves the service of the notice. */
export const noticeProof = 'NOTICE_PROOF';

/** What the company adds next to it. */
export const documentKinds = ['LEASE', 'LEDGER', 'PHOTO', 'OTHER'] as const;

/** Which step asks for a field. */
const stepOfField = {
  clientId: 'property',
  propertyId: 'property',
  countyId: 'property',
  courthouseId: 'property',
  unitLabel: 'property',
  unitId: 'property',
  leaseId: 'property',
  plaintiffName: 'property',
  occupied: 'property',
  tenants: 'tenants',
  tenantAddress: 'tenants',
  reasons: 'reason',
  reasonText: 'reason',
  leaseIsWritten: 'reason',
  leaseFrom: 'reason',
  leaseTo: 'reason',
  monthlyRentCents: 'reason',
  rentThrough: 'reason',
  claimedCents: 'reason',
  ledger: 'reason',
  noticeType: 'notice',
  noticeServedOn: 'notice',
  rentPeriodEndsOn: 'notice',
  noticeServedBy: 'notice',
  noticeMethod: 'notice',
  noticeAmountCents: 'notice',
  caresCovered: 'notice',
  comment: 'documents',
} as const satisfies Record<string, StepName>;
export type DraftField = keyof typeof stepOfField;

const evictionFields: ReadonlySet<string> = new Set<DraftField>([
  'occupied',
  'reasons',
  'reasonText',
  'leaseIsWritten',
  'leaseFrom',
  'leaseTo',
  'monthlyRentCents',
  'rentThrough',
  'claimedCents',
  'ledger',
  'noticeType',
  'noticeServedOn',
  'rentPeriodEndsOn',
  'noticeServedBy',
  'noticeMethod',
  'noticeAmountCents',
  'caresCovered',
]);

/** Whether the server puts a field under `caseEviction`. */
export function isEvictionField(field: DraftField): boolean {
  return evictionFields.has(field);
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
  return stepOfField[head as DraftField] ?? 'review';
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
