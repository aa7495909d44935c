/** Notices that precede or accompany an eviction. */
export const noticeTypes = [
  'PAY_OR_VACATE',
  'RENT_DEMAND',
  'PAY_REMINDER_CERTIFIED',
  'CURE_OR_VACATE',
  'UNCONDITIONAL_VACATE',
  'HEALTH_SAFETY',
  'IMMEDIATE_IRREPARABLE',
  'NUISANCE_WASTE',
  'NON_RENEWAL',
  'TERMINATE_PERIODIC',
  'DEMAND_FOR_POSSESSION',
  'NOTICE_TO_LEAVE_PREMISES',
  'NOTICE_OF_INTENT_TO_FILE',
  'FEDERAL_30_DAY',
  'SUBSIDY_TERMINATION',
  'FORECLOSURE_OCCUPANT',
  'UNLAWFUL_DETAINER_5_JUDICIAL',
] as const;
export type NoticeType = (typeof noticeTypes)[number];

export const noticeTypeLabels: Readonly<Record<NoticeType, string>> = {
  PAY_OR_VACATE: 'Pay or vacate',
  RENT_DEMAND: 'Rent demand (New York, 14 days)',
  PAY_REMINDER_CERTIFIED: 'Late-rent letter by certified mail (New York, 5 days)',
  CURE_OR_VACATE: 'Cure or vacate',
  UNCONDITIONAL_VACATE: 'Unconditional notice to vacate',
  HEALTH_SAFETY: 'Health and safety breach (Arizona, 5 days)',
  IMMEDIATE_IRREPARABLE: 'Immediate termination, irreparable breach (Arizona)',
  NUISANCE_WASTE: 'Nuisance or waste (3 days)',
  NON_RENEWAL: 'Non-renewal',
  TERMINATE_PERIODIC: 'Termination of a month-to-month tenancy',
  DEMAND_FOR_POSSESSION: 'Demand for possession',
  NOTICE_TO_LEAVE_PREMISES: 'Notice to leave premises',
  NOTICE_OF_INTENT_TO_FILE: 'Notice of intent to file',
  FEDERAL_30_DAY: 'Federal 30-day notice (CARES Act)',
  SUBSIDY_TERMINATION: 'Subsidized tenancy termination',
  FORECLOSURE_OCCUPANT: 'Notice to occupant after foreclosure (90 days)',
  UNLAWFUL_DETAINER_5_JUDICIAL: 'Unlawful detainer, 5 judicial days (Nevada, second notice)',
};

const periodic: readonly NoticeType[] = ['TERMINATE_PERIODIC', 'NON_RENEWAL'];
/** Notices that end a tenancy with one of its rental periods. */
export const endsWithPeriod = (type: NoticeType | null): boolean => type !== null && periodic.includes(type);

/** How a notice or a court document reached the tenant. */
export const serviceMethods = [
  'PERSONAL',
  'SUBSTITUTED_ADULT',
  'POST_AND_MAIL',
  'INSIDE_DOOR',
  'OUTSIDE_DOOR_SEALED_PLUS_MAIL',
  'CERTIFIED_MAIL',
  'FIRST_CLASS_MAIL',
  'EMAIL_BY_ADDENDUM',
  'BAILIFF_PLUS_ORDINARY_MAIL',
  'COURT_ORDERED_POSTING',
  'PUBLICATION',
  'TENANT_PORTAL',
] as const;
export type ServiceMethod = (typeof serviceMethods)[number];

export const serviceMethodLabels: Readonly<Record<ServiceMethod, string>> = {
  PERSONAL: 'In person',
  SUBSTITUTED_ADULT: 'To another adult at the premises',
  POST_AND_MAIL: 'Posted and mailed (tack and mail)',
  INSIDE_DOOR: 'Inside the main door',
  OUTSIDE_DOOR_SEALED_PLUS_MAIL: 'Sealed on the outside door and mailed',
  CERTIFIED_MAIL: 'Certified mail',
  FIRST_CLASS_MAIL: 'First-class mail',
  EMAIL_BY_ADDENDUM: 'Email, by signed addendum',
  BAILIFF_PLUS_ORDINARY_MAIL: 'Bailiff and ordinary mail',
  COURT_ORDERED_POSTING: 'Posting by order of the court',
  PUBLICATION: 'Publication',
  TENANT_PORTAL: 'Tenant portal, where the tenant chose it',
};
