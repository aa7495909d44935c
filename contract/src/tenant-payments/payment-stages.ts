/** Where a case is, as far as money from the tenant is concerned: from the notice to the lockout. */
export const paymentStages = ['NOTICE', 'SUIT', 'JUDGMENT', 'WRIT'] as const;
export type PaymentStage = (typeof paymentStages)[number];

/** What a landlord may do with money then: take it, take it only if it pays everything, or not take it. */
export const paymentAnswers = ['ACCEPT', 'IN_FULL', 'REFUSE'] as const;
export type PaymentAnswer = (typeof paymentAnswers)[number];
