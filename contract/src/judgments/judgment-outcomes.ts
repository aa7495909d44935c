/** What a hearing or an order came to. */
export const judgmentOutcomes = [
  'POSSESSION_ONLY',
  'POSSESSION_AND_MONEY',
  'MONEY_ONLY',
  'DEFAULT_POSSESSION',
  'DEFAULT_POSSESSION_AND_MONEY',
  'CONSENT_JUDGMENT',
  'STIPULATED_STAY',
  'DISMISSED_WITHOUT_PREJUDICE',
  'DISMISSED_WITH_PREJUDICE',
  'JUDGMENT_FOR_TENANT',
  'SATISFIED',
  'VACATED',
  'CONTINUED',
] as const;
export type JudgmentOutcome = (typeof judgmentOutcomes)[number];

export type Relief = 'POSSESSION' | 'MONEY';
export type JudgmentBasis = 'TRIAL' | 'DEFAULT' | 'CONSENT' | 'VOLUNTARY' | 'COURT';

/** Whether a writ of possession may follow: by the order itself, only as its terms say, or after an affidavit of default. */
export type WritEntitlement = 'YES' | 'NO' | 'PER_TERMS' | 'AFTER_DEFAULT_AFFIDAVIT';

export interface OutcomeFacts {
  label: string;
  relief: readonly Relief[];
  /** The ways in which the outcome comes about; the first is the usual one. */
  basis: readonly JudgmentBasis[];
  /** Ends the claim in this court; a continuance or a stay does not. */
  final: boolean;
  writ: WritEntitlement;
  /** Counted as won by the county statistics. */
  won: boolean;
}

export const outcomeFacts: Readonly<Record<JudgmentOutcome, OutcomeFacts>> = {
  POSSESSION_ONLY: {
    label: 'Possession',
    relief: ['POSSESSION'],
    basis: ['TRIAL'],
    final: true,
    writ: 'YES',
    won: true,
  },
  POSSESSION_AND_MONEY: {
    label: 'Possession and money',
    relief: ['POSSESSION', 'MONEY'],
    basis: ['TRIAL'],
    final: true,
    writ: 'YES',
    won: true,
  },
  // The tenant has left already: a sum is all there is to win.
  MONEY_ONLY: {
    label: 'Money only',
    relief: ['MONEY'],
    basis: ['TRIAL', 'DEFAULT'],
    final: true,
    writ: 'NO',
    won: true,
  },
  DEFAULT_POSSESSION: {
    label: 'Possession by default',
    relief: ['POSSESSION'],
    basis: ['DEFAULT'],
    final: true,
    writ: 'YES',
    won: true,
  },
  // Many states give money by default only after personal service.
  DEFAULT_POSSESSION_AND_MONEY: {
    label: 'Possession and money by default',
    relief: ['POSSESSION', 'MONEY'],
    basis: ['DEFAULT'],
    final: true,
    writ: 'YES',
    won: true,
  },
  CONSENT_JUDGMENT: {
    label: 'Consent judgment',
    // Money is added where the parties agreed on a sum.
    relief: ['POSSESSION'],
    basis: ['CONSENT'],
    final: true,
    writ: 'PER_TERMS',
    won: true,
  },
  STIPULATED_STAY: {
    label: 'Stipulated stay',
    relief: [],
    basis: ['CONSENT'],
    final: false,
    writ: 'AFTER_DEFAULT_AFFIDAVIT',
    won: false,
  },
  DISMISSED_WITHOUT_PREJUDICE: {
    label: 'Dismissed without prejudice',
    relief: [],
    basis: ['VOLUNTARY', 'COURT'],
    final: true,
    writ: 'NO',
    won: false,
  },
  DISMISSED_WITH_PREJUDICE: {
    label: 'Dismissed with prejudice',
    relief: [],
    basis: ['COURT', 'CONSENT'],
    final: true,
    writ: 'NO',
    won: false,
  },
  JUDGMENT_FOR_TENANT: {
    label: 'Judgment for tenant',
    relief: [],
    basis: ['TRIAL'],
    final: true,
    writ: 'NO',
    won: false,
  },
  SATISFIED: { label: 'Satisfied', relief: [], basis: [], final: true, writ: 'NO', won: false },
  VACATED: { label: 'Judgment vacated', relief: [], basis: ['COURT'], final: true, writ: 'NO', won: false },
  // A hearing result, not a judgment.
  CONTINUED: { label: 'Continued', relief: [], basis: [], final: false, writ: 'NO', won: false },
};

/** Whether an order awards a sum by its kind. */
export const awardsMoney = (outcome: JudgmentOutcome): boolean =>
  outcomeFacts[outcome].relief.includes('MONEY');

/** Outcomes that end the suit by dismissal. */
export const dismissalOutcomes = [
  'DISMISSED_WITHOUT_PREJUDICE',
  'DISMISSED_WITH_PREJUDICE',
] as const satisfies readonly JudgmentOutcome[];

/** The outcomes that count as won. */
export const wonOutcomes = judgmentOutcomes.filter((outcome) => outcomeFacts[outcome].won);
