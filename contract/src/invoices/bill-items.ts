/** What a charge is for. */
export const billItemCategories = [
  'ATTORNEY_FEE',
  'COURT_COST',
  'SERVICE_FEE',
  'WRIT_COST',
  'OFFICER_FEE',
  'SETOUT',
  'APPEARANCE',
  'SCRA_SEARCH',
  'POSTAGE',
  'COPIES_NOTARY',
  'EFILE_CONVENIENCE',
  'RECORDING',
  'INTEREST',
  'ADJUSTMENT',
] as const;
export type BillItemCategory = (typeof billItemCategories)[number];

/** How the amount of a charge is found. */
export const billItemPricings = [
  'FLAT',
  'PER_DEFENDANT',
  'PER_EXTRA_DEFENDANT',
  'PER_ADDRESS',
  'TIER_BY_CLAIM',
  'MILEAGE',
  'ACTUAL',
] as const;
export type BillItemPricing = (typeof billItemPricings)[number];

/** What became of a charge. */
export const billingItemStatuses = ['UNBILLED', 'BILLED', 'CREDITED', 'WRITTEN_OFF'] as const;

/** Actions of a case that charge by themselves. */
export const chargeTriggers = [
  'approval',
  'record-search',
  'add-case-number',
  'serving',
  'hearing-held',
  'writ-reviewed',
  'lockout-crew',
] as const;
export type ChargeTrigger = (typeof chargeTriggers)[number];

/** The action of a case on which each of them charges: a step of its workflow that names this action decides instead. */
export const chargeActions = {
  approval: 'send-for-filing',
  'record-search': 'record-search',
  'add-case-number': 'add-case-number',
  serving: 'sent-for-serving',
  'hearing-held': 'awaiting-judgment',
  'writ-reviewed': 'writ-reviewed',
  'lockout-crew': 'set-lockout-date',
} as const satisfies Record<ChargeTrigger, string>;

/** Items of the catalog that actions on a case charge, and how often. The amounts are each firm's own. */
export const chargedItems = {
  approval: [{ code: 'ATTORNEY_FEE', times: 'once' }],
  'record-search': [{ code: 'SCRA_SEARCH', times: 'quantity' }],
  'add-case-number': [
    // What the clerk really took counts, not what the catalog says.
    { code: 'COURT_COST', times: 'once', actual: true },
    { code: 'EFILE', times: 'once' },
  ],
  serving: [{ code: 'SERVICE_FEE', times: 'quantity', actual: true }],
  'hearing-held': [{ code: 'APPEARANCE', times: 'once' }],
  'writ-reviewed': [
    { code: 'WRIT_COST', times: 'once' },
    { code: 'OFFICER_FEE', times: 'once' },
  ],
  'lockout-crew': [{ code: 'SETOUT', times: 'once' }],
} as const satisfies Record<
  ChargeTrigger,
  readonly { code: string; times: 'once' | 'quantity'; actual?: true }[]
>;
