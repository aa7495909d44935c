import { z } from 'zod';
import { type NoticeType, noticeTypes } from '../notices/notice-types.ts';
import { route } from '../route.ts';
import { id } from '../values/ids.ts';
import { idFilter } from '../values/paging.ts';
import { type EvictionReasonCode, evictionReasonCodes } from './eviction-reason-codes.ts';

export interface EvictionReason {
  label: string;
  /** A claimed sum and a ledger belong to the claim. */
  requiresAmount: boolean;
  /** At least one of these notices must have been given; empty where the law of no state asks for one by this reason. */
  requiresNoticeTypes: readonly NoticeType[];
  /** The tenant may put it right within the notice's time and stay. */
  curable: boolean;
  /** Postal codes of the states that know this reason; empty means all. */
  states: readonly string[];
  /** The reason says nothing without the claimant's own words. */
  requiresText?: true;
}

const breach = ['CURE_OR_VACATE', 'UNCONDITIONAL_VACATE', 'NOTICE_TO_LEAVE_PREMISES'] as const;
const vacate = [
  'UNCONDITIONAL_VACATE',
  'NOTICE_TO_LEAVE_PREMISES',
  'DEMAND_FOR_POSSESSION',
  'NUISANCE_WASTE',
] as const;
const endOfTerm = [
  'NON_RENEWAL',
  'TERMINATE_PERIODIC',
  'NOTICE_TO_LEAVE_PREMISES',
  'DEMAND_FOR_POSSESSION',
] as const;

/** Seed of the reason catalog. A firm's rule packs refine which notice a state wants; this says which kinds can do. */
export const evictionReasons: Readonly<Record<EvictionReasonCode, EvictionReason>> = {
  NONPAYMENT: {
    label: 'Non-payment of rent',
    requiresAmount: true,
    requiresNoticeTypes: [
      'PAY_OR_VACATE',
      'RENT_DEMAND',
      'NOTICE_TO_LEAVE_PREMISES',
      'NOTICE_OF_INTENT_TO_FILE',
      'DEMAND_FOR_POSSESSION',
      'FEDERAL_30_DAY',
    ],
    curable: true,
    states: [],
  },
  HOLDOVER: {
    label: 'Holding over after the term',
    requiresAmount: false,
    requiresNoticeTypes: endOfTerm,
    curable: false,
    states: [],
  },
  LEASE_VIOLATION: {
    label: 'Breach of lease',
    requiresAmount: false,
    requiresNoticeTypes: breach,
    curable: true,
    states: [],
  },
  REPEAT_VIOLATION: {
    label: 'Same breach within the look-back',
    requiresAmount: false,
    requiresNoticeTypes: ['UNCONDITIONAL_VACATE'],
    curable: false,
    states: ['FL', 'AZ'],
  },
  UNAUTHORIZED_OCCUPANT: {
    label: 'Unauthorized occupant',
    requiresAmount: false,
    requiresNoticeTypes: breach,
    curable: true,
    states: [],
  },
  UNAUTHORIZED_PET: {
    label: 'Unauthorized pet',
    requiresAmount: false,
    requiresNoticeTypes: breach,
    curable: true,
    states: [],
  },
  PROPERTY_DAMAGE_WASTE: {
    label: 'Damage or waste',
    requiresAmount: false,
    requiresNoticeTypes: vacate,
    curable: false,
    states: [],
  },
  NUISANCE: {
    label: 'Nuisance',
    requiresAmount: false,
    requiresNoticeTypes: vacate,
    curable: false,
    states: [],
  },
  // North Carolina expedites these; Ohio has its own 3-day notice for drug activity.
  CRIMINAL_ACTIVITY: {
    label: 'Criminal activity',
    requiresAmount: false,
    requiresNoticeTypes: vacate,
    curable: false,
    states: [],
  },
  IMMEDIATE_IRREPARABLE: {
    label: 'Immediate and irreparable breach',
    requiresAmount: false,
    requiresNoticeTypes: ['IMMEDIATE_IRREPARABLE'],
    curable: false,
    states: ['AZ'],
  },
  HEALTH_SAFETY: {
    label: 'Health and safety breach',
    requiresAmount: false,
    requiresNoticeTypes: ['HEALTH_SAFETY'],
    curable: true,
    states: ['AZ'],
  },
  FALSE_APPLICATION: {
    label: 'False rental application',
    requiresAmount: false,
    requiresNoticeTypes: ['UNCONDITIONAL_VACATE'],
    curable: false,
    states: ['AZ'],
  },
  TENANT_AT_SUFFERANCE: {
    label: 'Tenant at sufferance',
    requiresAmount: false,
    requiresNoticeTypes: ['DEMAND_FOR_POSSESSION', 'UNCONDITIONAL_VACATE'],
    curable: false,
    states: ['GA', 'TX'],
  },
  TENANT_AT_WILL: {
    label: 'Tenancy at will ended',
    requiresAmount: false,
    requiresNoticeTypes: ['TERMINATE_PERIODIC', 'DEMAND_FOR_POSSESSION', 'UNCONDITIONAL_VACATE'],
    curable: false,
    states: ['GA', 'NV'],
  },
  NON_RENEWAL: {
    label: 'Lease not renewed',
    requiresAmount: false,
    requiresNoticeTypes: ['NON_RENEWAL'],
    curable: false,
    states: [],
  },
  NO_CAUSE_TERMINATION: {
    label: 'Termination without cause',
    requiresAmount: false,
    requiresNoticeTypes: ['TERMINATE_PERIODIC', 'UNLAWFUL_DETAINER_5_JUDICIAL'],
    curable: false,
    states: ['NV'],
  },
  OWNER_MOVE_IN: {
    label: 'Owner moves in',
    requiresAmount: false,
    requiresNoticeTypes: ['TERMINATE_PERIODIC', 'NON_RENEWAL'],
    curable: false,
    states: ['CA'],
  },
  WITHDRAW_FROM_MARKET: {
    label: 'Unit withdrawn from the rental market',
    requiresAmount: false,
    requiresNoticeTypes: ['TERMINATE_PERIODIC', 'NON_RENEWAL'],
    curable: false,
    states: ['CA'],
  },
  SUBSTANTIAL_REMODEL: {
    label: 'Substantial remodel',
    requiresAmount: false,
    requiresNoticeTypes: ['TERMINATE_PERIODIC', 'NON_RENEWAL'],
    curable: false,
    states: ['CA'],
  },
  SUBSIDY_TERMINATION: {
    label: 'Subsidized tenancy terminated',
    requiresAmount: false,
    requiresNoticeTypes: ['SUBSIDY_TERMINATION'],
    curable: false,
    states: [],
  },
  EMPLOYMENT_HOUSING_ENDED: {
    label: 'Employment housing ended',
    requiresAmount: false,
    requiresNoticeTypes: vacate,
    curable: false,
    states: [],
  },
  FORECLOSURE: {
    label: 'Occupant after foreclosure',
    requiresAmount: false,
    requiresNoticeTypes: ['FORECLOSURE_OCCUPANT', 'DEMAND_FOR_POSSESSION'],
    curable: false,
    states: [],
  },
  // Georgia's intruder affidavit and Texas's summary disposition need no notice to a tenant, for there is none.
  SQUATTER: {
    label: 'Squatter or intruder',
    requiresAmount: false,
    requiresNoticeTypes: [],
    curable: false,
    states: ['GA', 'TX'],
  },
  MOBILE_HOME_PARK: {
    label: 'Mobile home park breach',
    requiresAmount: false,
    requiresNoticeTypes: breach,
    curable: true,
    states: [],
  },
  COMMERCIAL_DEFAULT: {
    label: 'Commercial lease default',
    requiresAmount: true,
    requiresNoticeTypes: ['PAY_OR_VACATE', 'CURE_OR_VACATE', 'DEMAND_FOR_POSSESSION'],
    curable: true,
    states: [],
  },
  ABANDONMENT: {
    label: 'Abandonment',
    requiresAmount: false,
    requiresNoticeTypes: [],
    curable: false,
    states: [],
  },
  REFUSED_ACCESS: {
    label: 'Access refused',
    requiresAmount: false,
    requiresNoticeTypes: breach,
    curable: true,
    states: [],
  },
  OTHER: {
    label: 'Other',
    requiresAmount: false,
    requiresNoticeTypes: [],
    curable: false,
    states: [],
    requiresText: true,
  },
};

/** A reason as the API gives it; screens name it by its code in the reader's language. */
export const evictionReason = z.object({
  id,
  code: z.enum(evictionReasonCodes),
  label: z.string(),
  requiresAmount: z.boolean(),
  requiresText: z.boolean(),
  requiresNoticeTypes: z.array(z.enum(noticeTypes)),
  curable: z.boolean(),
  states: z.array(z.string()),
});

export const evictionReasonCalls = {
  list: route({
    method: 'GET',
    area: 'case-service',
    path: '/eviction-reasons',
    reads: [],
    permission: 'signed-in',
    summary: 'List reasons for an eviction; with a state, only those that apply there',
    query: z.object({ stateId: idFilter }),
    reply: z.object({ evictionReasons: z.array(evictionReason) }),
    failure: 'Get Eviction Reasons Fail',
  }),
};
