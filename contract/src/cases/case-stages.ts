/** The company holds the pen. A draft may also be the firm's, which opens cases for its companies. */
export const companyStage = ['DRAFT', 'PAYMENT_HOLD', 'RETURNED_TO_CLIENT'] as const;
/** Submitted, and no lawyer has approved it yet. */
export const beforeApproval = [
  'PAYMENT_HOLD',
  'INTAKE',
  'INITIAL_CHECK',
  'REVIEW',
  'RETURNED_TO_CLIENT',
  'RETURNED_TO_PROCESSOR',
] as const;
/** Filed, and the court has not judged it yet. */
export const beforeJudgment = ['FILED', 'SENT_FOR_SERVING', 'ON_DOCKET', 'AWAITING_JUDGMENT'] as const;
/** Filed, and no writ is under way: the court may still enter something on its docket. */
export const beforeWrit = [...beforeJudgment, 'JUDGMENT_RECORDED', 'APPEALED'] as const;
/** The court has given it a number. */
export const filedOrLater = [...beforeWrit, 'WRIT_IN_PROGRESS', 'WRIT_ISSUED', 'LOCKOUT_SCHEDULED'] as const;
/** The firm holds it. */
export const firmStage = [
  'INTAKE',
  'INITIAL_CHECK',
  'REVIEW',
  'RETURNED_TO_PROCESSOR',
  'SENT_FOR_FILING',
  ...filedOrLater,
] as const;
