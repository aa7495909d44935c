/** How often something happens, and where the number is from. */
interface Rate {
  rate: number;
  source: string;
}

/** What differs by state. */
export interface Rates {
  /** Of the tenants that the court waits for or calls: they answer, or come to the hearing. */
  appears: Rate;
  /** Of the cases that are heard: the parties agree before the judge. */
  settles: Rate;
  /** Of the judgments after a hearing: the tenant appeals. */
  appeals: Rate;
  /** Of the appeals: they end with the landlord's judgment as it was. The others end with the suit dismissed. */
  affirmed: Rate;
}

/**
 * What happens to leases and cases everywhere. A source names what was measured; where nobody measured it, the line says that it is assumed,
 * and is to be replaced once somebody has.
 */
export const rates = {
  /** Of all leases in the first month: rent that is still owed when the notice goes out. */
  lateAtFirst: {
    rate: 0.3,
    source: 'Assumed, and more than in later months: the short form has few leases.',
  },
  /** Of all leases in a later month. */
  late: {
    rate: 0.13,
    source:
      'About one renter household in eight said that it was behind on rent (U.S. Census Bureau, Household Pulse Survey, 2023).',
  },
  /** Of the late: they pay a half of the month's rent in time. */
  paysInPart: { rate: 0.3, source: 'Assumed.' },
  /** Of the late: they pay all of it after the notice and before anything is filed. */
  curesInTime: { rate: 0.25, source: 'Assumed.' },
  /** Of the filed: they pay all after the filing, and the company has the case dismissed. */
  paysAfterFiling: { rate: 0.1, source: 'Assumed.' },
  /** Of those who agreed before the judge: they keep to it. */
  keepsAgreement: { rate: 0.5, source: 'Assumed.' },
  /** Returns of the officer: nobody was found the first time. */
  serviceFails: { rate: 0.15, source: 'Assumed.' },
  /** Of the cases in review: the lawyer asks the processor to mend something. */
  lawyerSendsBack: { rate: 0.15, source: 'Assumed.' },
  /** Of the cases at intake: the company is asked to correct something. */
  companyIsAsked: { rate: 0.15, source: 'Assumed.' },
  /** Of the people and months: they forget their password. */
  forgetsPassword: { rate: 0.08, source: 'Assumed.' },
  /** Of the people and months: they leave, and somebody new takes their work. */
  leaves: { rate: 0.04, source: 'Assumed.' },
  /** Of the invoices: the company pays them some days or weeks after their last day. */
  paysInvoiceLate: { rate: 0.1, source: 'Assumed.' },
  /** Of the days before a hearing: the court closes for weather on the hearing's day. */
  closesForWeather: {
    rate: 0.4,
    source: 'Assumed, and far more than courts close, so that the short form meets one.',
  },
  /** Of the invoices: the company disputes one of the charges, and pays once that is answered. */
  disputesCharge: { rate: 0.15, source: 'Assumed.' },
  /** Of the disputes: the firm credits a part of the charge. */
  acceptsDispute: { rate: 0.5, source: 'Assumed.' },
  /** Of the invoices: the company wants them paid with the money that it entrusted. */
  paysFromTrust: { rate: 0.2, source: 'Assumed.' },
  /** Of the invoices: the company pays them by card. */
  paysByCard: { rate: 0.25, source: 'Assumed.' },
  /** Of the payments by card: the card’s owner takes the money back. */
  chargesBack: {
    rate: 0.4,
    source:
      'Assumed, and many times more than card networks tolerate, so that a year of few invoices meets some.',
  },
  /** Of these: the bank gives it to the firm again. */
  winsChargeback: { rate: 0.3, source: 'Assumed.' },
  /** Of the checks to courts: they are lost on their way. */
  losesCheck: {
    rate: 0.1,
    source: 'Assumed, and more than the mail loses, so that the short form meets one.',
  },
  /** Of the checks to courts that the bank pays: somebody altered the sum. */
  altersCheck: { rate: 0.05, source: 'Assumed, and far more than banks see.' },
  /** What a person does wrong, of what they do. */
  mistakes: {
    rate: 0.25,
    source: 'Assumed, and far more often than people err, so that the short form meets each kind.',
  },
} as const satisfies Record<string, Rate>;

export const georgia: Rates = {
  appears: {
    rate: 0.5,
    source:
      'About half of the eviction cases in the United States end by default (National Center for State Courts, as reported on December 31, 2024, about Harris County). No figure was found for Georgia alone.',
  },
  settles: { rate: 0.2, source: 'Assumed.' },
  appeals: { rate: 0.05, source: 'Assumed.' },
  affirmed: { rate: 0.5, source: 'Assumed.' },
};

export const texas: Rates = {
  appears: {
    rate: 0.67,
    source:
      'Nearly a third of the cases in a justice court of Harris County were won by default, 2021 to 2023 (The Texas Tribune and Houston Landing, January 2, 2025).',
  },
  settles: { rate: 0.15, source: 'Assumed.' },
  appeals: {
    rate: 0.15,
    source:
      'Assumed. Appeals grew by 163% in the four largest counties between 2018–2020 and 2021–2023 (The Farah Law Firm, from the court activity database of the Texas Judicial Branch); their share of all judgments isn’t said.',
  },
  affirmed: {
    rate: 0.2,
    source:
      'Judges ruled for the landlord in 20% of the appeals of Dallas County (The Dallas Morning News, January 10, 2023, with data of the Child Poverty Action Lab).',
  },
};
