/** The company holds the pen. A draft may also be the firm's, which opens cases for its companies. */
export const companyStage = ['DRAFT', 'PAYMENT_HOLD', 'RETURNED_TO_CLIENT'] as const;
/** The court has given it a number. */
export const filedOrLater = [
  'FILED',
  'SENT_FOR_SERVING',
  'ON_DOCKET',
  'AWAITING_JUDGMENT',
  'JUDGMENT_RECORDED',
  'APPEALED',
  'WRIT_IN_PROGRESS',
  'WRIT_ISSUED',
  'LOCKOUT_SCHEDULED',
] as const;
/** The firm holds it. */
export const firmStage = [
  'INTAKE',
  'INITIAL_CHECK',
  'REVIEW',
  'RETURNED_TO_PROCESSOR',
  'SENT_FOR_FILING',
  ...filedOrLater,
] as const;
