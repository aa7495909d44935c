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
] as const;
export type ChargeTrigger = (typeof chargeTriggers)[number];

/** Items of the catalog that actions on a case charge, and how often. The amounts are each firm's own. */
export const chargedItems = {
  approval: [{ code: 'ATTORNEY_FEE', times: 'once' }],
  'record-search': [{ code: 'SCRA_SEARCH', times: 'quantity' }],
  'add-case-number': [
    // What the clerk really took counts, not what the catalogue says.
    { code: 'COURT_COST', times: 'once', actual: true },
    { code: 'EFILE', times: 'once' },
  ],
  serving: [{ code: 'SERVICE_FEE', times: 'quantity', actual: true }],
  'hearing-held': [{ code: 'APPEARANCE', times: 'once' }],
} as const satisfies Record<
  ChargeTrigger,
  readonly { code: string; times: 'once' | 'quantity'; actual?: true }[]
>;
