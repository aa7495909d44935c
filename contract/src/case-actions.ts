import type { CaseAction, CaseActionRow } from './case-action-rows.ts';
import { courtActions } from './case-actions-court.ts';
import { editActions } from './case-actions-edit.ts';
import { endActions } from './case-actions-end.ts';
import { intakeActions } from './case-actions-intake.ts';

export * from './case-action-rows.ts';

/** The transition table. Rows of one act stand together; the first that describes the case counts. */
export const caseActions: readonly CaseActionRow[] = [
  ...intakeActions,
  ...courtActions,
  ...endActions,
  ...editActions,
];

/**
 * What a case must tell before it can be submitted; all that is missing is named at once.
 * `fields` are the names that the screen knows.
 */
export const submitChecks = [
  {
    id: 'G1',
    fields: ['propertyId', 'courthouseId'],
    says: 'An active property, and a courthouse known for it.',
  },
  { id: 'G2', fields: ['tenants'], says: 'At least one defendant with full name and service address.' },
  { id: 'G3', fields: ['eviction.reasons'], says: 'At least one reason.' },
  {
    id: 'G4',
    fields: ['eviction.amountCents', 'eviction.ledger'],
    says: 'The ledger’s sum is the sum claimed.',
  },
  { id: 'G5', fields: ['eviction.notices'], says: 'Each required notice with type, date, method and proof.' },
  { id: 'G6', fields: ['eviction.caresCovered'], says: 'The CARES Act question answered yes or no.' },
  { id: 'G7', fields: ['documents'], says: 'The documents that the workflow asks of the company.' },
  {
    id: 'G8',
    fields: ['duplicateAck'],
    says: 'No other open case of this unit and tenant, or that is meant.',
  },
  { id: 'G9', fields: ['fileOn'], says: 'Not before the first lawful day of filing, unless a day is set.' },
] as const;

/** Acts that exist for many cases at once. */
export const bulkActions = [
  'submit',
  'initial-check',
  'review',
  'send-for-filing',
  'apply-to-docket',
  'awaiting-judgment',
  'dismiss-case',
] as const satisfies readonly CaseAction[];
export const maxBulkCases = 200;
