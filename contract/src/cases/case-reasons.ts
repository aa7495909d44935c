/** Why a case is dismissed by us or at the company's wish. */
export const dismissReasons = ['PAID', 'VACATED', 'SETTLED', 'ERROR', 'OTHER'] as const;
export type DismissReason = (typeof dismissReasons)[number];

export const dismissReasonLabels: Readonly<Record<DismissReason, string>> = {
  PAID: 'Tenant paid',
  VACATED: 'Tenant moved out',
  SETTLED: 'Settled',
  ERROR: 'Opened in error',
  OTHER: 'Other',
};

/** Why the firm does not take a case. */
export const denyReasons = [
  'CONFLICT',
  'DUPLICATE',
  'DEFECTIVE_NOTICE',
  'WRONG_COURT',
  'MISSING_DOCUMENTS',
  'MORATORIUM',
  'CLIENT_TERMS',
  'OTHER',
] as const;
export type DenyReason = (typeof denyReasons)[number];

export const denyReasonLabels: Readonly<Record<DenyReason, string>> = {
  CONFLICT: 'Conflict of interest',
  DUPLICATE: 'Duplicate of another case',
  DEFECTIVE_NOTICE: 'Defective notice',
  WRONG_COURT: 'Wrong court',
  MISSING_DOCUMENTS: 'Documents missing',
  MORATORIUM: 'Moratorium',
  CLIENT_TERMS: 'Outside the engagement’s terms',
  OTHER: 'Other',
};

/** The only grounds on which client care may deny a case. */
export const conflictDenyReasons = ['CONFLICT', 'DUPLICATE'] as const satisfies readonly DenyReason[];

export const closureReasons = [
  'POSSESSION_RETURNED',
  'TENANT_VACATED',
  'PAID_REINSTATED',
  'SETTLED',
  'LOST',
  'DUPLICATE',
  'OTHER',
] as const;
export type ClosureReason = (typeof closureReasons)[number];

export const closureReasonFacts: Readonly<
  Record<ClosureReason, { label: string; requiresPossessionDate: boolean }>
> = {
  POSSESSION_RETURNED: { label: 'Possession returned', requiresPossessionDate: true },
  TENANT_VACATED: { label: 'Tenant moved out', requiresPossessionDate: true },
  PAID_REINSTATED: { label: 'Paid, tenancy goes on', requiresPossessionDate: false },
  SETTLED: { label: 'Settled', requiresPossessionDate: false },
  LOST: { label: 'Lost', requiresPossessionDate: false },
  DUPLICATE: { label: 'Duplicate', requiresPossessionDate: false },
  OTHER: { label: 'Other', requiresPossessionDate: false },
};

/** A case that still waits for the judge is closed only because it was settled and paid. */
export const settledClosureReasons = [
  'SETTLED',
  'PAID_REINSTATED',
] as const satisfies readonly ClosureReason[];

/** Why a case went back, counted for each company and processor. */
export const reasonCodes = [
  'PLAINTIFF_NAME',
  'TENANT_NAME_MISSING',
  'ADULT_OCCUPANT_MISSING',
  'PREMISES_ADDRESS',
  'WRONG_COURTHOUSE',
  'LEDGER_MISMATCH',
  'AMOUNT_NOT_RECOVERABLE',
  'NOTICE_MISSING',
  'NOTICE_DEFECTIVE',
  'NOTICE_TOO_RECENT',
  'NOTICE_PROOF_MISSING',
  'LEASE_MISSING',
  'DOCUMENT_UNREADABLE',
  'DOCUMENT_WRONG',
  'CARES_UNANSWERED',
  'MILITARY_STATUS',
  'SIGNATURE_MISSING',
  'FEE_INCORRECT',
  'CLERK_REJECTION',
  'SERVICE_PACKET',
  'OTHER',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

/**
 * `clerical`: its correction changes no party, sum, notice or address, so that the packet may go out again under the
 * lawyer's earlier approval.
 */
export const reasonCodeFacts: Readonly<Record<ReasonCode, { label: string; clerical: boolean }>> = {
  PLAINTIFF_NAME: { label: 'Plaintiff’s exact name', clerical: false },
  TENANT_NAME_MISSING: { label: 'Tenant’s full name', clerical: false },
  ADULT_OCCUPANT_MISSING: { label: 'Adult occupant not named', clerical: false },
  PREMISES_ADDRESS: { label: 'Address of the premises', clerical: false },
  WRONG_COURTHOUSE: { label: 'Wrong courthouse', clerical: false },
  LEDGER_MISMATCH: { label: 'Ledger and claimed sum differ', clerical: false },
  AMOUNT_NOT_RECOVERABLE: { label: 'Sum includes charges that can’t be claimed', clerical: false },
  NOTICE_MISSING: { label: 'Notice missing', clerical: false },
  NOTICE_DEFECTIVE: { label: 'Notice defective', clerical: false },
  NOTICE_TOO_RECENT: { label: 'Notice period not over', clerical: false },
  NOTICE_PROOF_MISSING: { label: 'Proof of notice missing', clerical: false },
  LEASE_MISSING: { label: 'Lease missing', clerical: false },
  DOCUMENT_UNREADABLE: { label: 'Document can’t be read', clerical: true },
  DOCUMENT_WRONG: { label: 'Wrong document', clerical: false },
  CARES_UNANSWERED: { label: 'CARES Act question unanswered', clerical: false },
  MILITARY_STATUS: { label: 'Military status', clerical: false },
  SIGNATURE_MISSING: { label: 'Signature missing', clerical: true },
  FEE_INCORRECT: { label: 'Fee incorrect', clerical: true },
  CLERK_REJECTION: { label: 'Rejected by the clerk', clerical: false },
  SERVICE_PACKET: { label: 'Service packet incomplete', clerical: true },
  OTHER: { label: 'Other', clerical: false },
};
