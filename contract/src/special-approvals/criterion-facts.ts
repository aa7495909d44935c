import { ownKeys } from '../values/records.ts';
/** What a criterion compares with: nothing, an amount, a span of time, an age, or courthouses. */
export const criterionKinds = ['none', 'cents', 'days', 'months', 'years', 'courthouses'] as const;
export type CriterionKind = (typeof criterionKinds)[number];

/** What a rule may ask about a case, and what it compares the fact with. The noun that knows the fact answers on the server. */
export const criterionFacts = {
  SUM_BELOW: { kind: 'cents' },
  OTHER_CHARGES_ABOVE: { kind: 'cents' },
  RENT_OLDER_THAN: { kind: 'days' },
  NOTICE_OLDER_THAN: { kind: 'days' },
  TENURE_ABOVE: { kind: 'years' },
  TENANT_AGED: { kind: 'years' },
  MINORS_ONLY: { kind: 'none' },
  ACCOMMODATION_PENDING: { kind: 'none' },
  MILITARY_ACTIVE: { kind: 'none' },
  SUBSIDIZED_UNIT: { kind: 'none' },
  PRIOR_CASE: { kind: 'months' },
  PAYMENT_PLAN: { kind: 'none' },
  OVERDUE_INVOICES: { kind: 'none' },
  COMPANY_TENANT: { kind: 'none' },
  MEDIA_SENSITIVE: { kind: 'none' },
  COURTHOUSE: { kind: 'courthouses' },
} as const satisfies Record<string, { kind: CriterionKind }>;
export type CriterionKey = keyof typeof criterionFacts;
export const criterionKeys = ownKeys(criterionFacts);
