/** What is to be done at the court’s or another authority’s site. */
export const rpaBotJobKinds = ['EFILE', 'DOCKET_LOOKUP', 'CASE_NUMBER_FETCH', 'SCRA'] as const;
export type RpaBotJobKind = (typeof rpaBotJobKinds)[number];

/** What is filed: of each of them a case has one live submission at a court. */
export const filings = ['PETITION', 'WRIT', 'APPEAL', 'DISMISSAL'] as const;
export type Filing = (typeof filings)[number];

export const rpaBotJobStatuses = [
  'QUEUED',
  'RUNNING',
  'NEEDS_HUMAN',
  'SUCCEEDED',
  'FAILED',
  'CANCELED',
] as const;
export type RpaBotJobStatus = (typeof rpaBotJobStatuses)[number];

/**
 * How far a job is. From `SUBMITTING` on the court may have the filing; `OUTCOME_UNKNOWN` says that nobody knows, and then nothing is
 * sent again until a person has looked.
 */
export const rpaBotJobStages = [
  'WAITING',
  'SEARCHING',
  'FILLING',
  'READY_TO_SUBMIT',
  'SUBMITTING',
  'OUTCOME_UNKNOWN',
  'BY_HAND',
  'TAKEN_OVER',
  'WITH_CLERK',
  'ACCEPTED',
  'REJECTED',
  'NOT_FILED',
  'COMPLETED_BY_HAND',
  'DONE',
] as const;
export type RpaBotJobStage = (typeof rpaBotJobStages)[number];

/** What a robot stopped for; a person decides. */
export const robotQuestions = [
  'APPROVAL',
  'FEE',
  'CAPTCHA',
  'SECOND_FACTOR',
  'CHANGED_PAGE',
  'WRONG_PASSWORD',
  'NO_CREDENTIAL',
  'NO_BROWSER',
  'NO_PACKET',
  'OTHER_PACKET',
  'TERMS',
  'PAUSED',
  'OTHER_CASE',
  'UNKNOWN_LINE',
  'NOT_FOUND',
  'NO_ROBOT',
] as const;
export type RobotQuestion = (typeof robotQuestions)[number];

/** Pages that a robot looks at, in the order in which it comes to them. */
export const evidenceSteps = [
  'SIGN_IN',
  'SEARCH',
  'PARTIES',
  'DOCUMENT',
  'REVIEW',
  'RECEIPT',
  'CLERK',
  'DOCKET',
] as const;
export type EvidenceStep = (typeof evidenceSteps)[number];

/** What somebody who files by hand copies into the court’s form, in the order in which forms ask for it. */
export const copiedValues = [
  'reference',
  'court.name',
  'court.county',
  'court.clerkName',
  'case.number',
  'case.title',
  'plaintiff.name',
  'tenants.names',
  'property.address',
  'property.unit',
  'property.city',
  'property.state',
  'property.zip',
  'property.county',
  'case.reasonList',
  'claim.rent',
  'claim.total',
  'notice.date',
  'notice.expires',
  'attorney.name',
  'attorney.barNo',
  'attorney.email',
] as const;
export type CopiedValue = (typeof copiedValues)[number];
