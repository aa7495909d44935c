/** What a vendor is paid for, which decides the form and the box that report it. */
export const vendorIncomes = [
  'SERVICES',
  'LEGAL_SERVICES',
  'ATTORNEY_PROCEEDS',
  'RENTS',
  'OTHER_INCOME',
] as const;
export type VendorIncome = (typeof vendorIncomes)[number];

export const taxForms = ['1099-NEC', '1099-MISC'] as const;

/** Where an income is reported. */
export const boxOf = {
  SERVICES: { form: '1099-NEC', box: '1' },
  LEGAL_SERVICES: { form: '1099-NEC', box: '1' },
  ATTORNEY_PROCEEDS: { form: '1099-MISC', box: '10' },
  RENTS: { form: '1099-MISC', box: '1' },
  OTHER_INCOME: { form: '1099-MISC', box: '3' },
} as const satisfies Record<VendorIncome, { form: (typeof taxForms)[number]; box: string }>;

/** From which amount of a year an income is reported: dated, with its source. */
interface Threshold {
  incomes: readonly VendorIncome[];
  fromYear: number;
  /** Null while the law names no end. */
  throughYear: number | null;
  cents: number;
  source: string;
}

const ordinary = ['SERVICES', 'LEGAL_SERVICES', 'RENTS', 'OTHER_INCOME'] as const;
const FIRST_YEAR = 1970;

/**
 * The law as it is known. From 2027 on, the amount of ordinary payments follows inflation and is published for each year: a
 * year without a row has no known threshold, and nothing is guessed.
 */
export const reportingThresholds: readonly Threshold[] = [
  {
    incomes: ordinary,
    fromYear: FIRST_YEAR,
    throughYear: 2025,
    cents: 600_00,
    source: '26 U.S.C. §§ 6041(a), 6041A(a), before Pub. L. 119-21',
  },
  {
    incomes: ordinary,
    fromYear: 2026,
    throughYear: 2026,
    cents: 2_000_00,
    source: '26 U.S.C. §§ 6041(a), (h), 6041A(a), as amended by Pub. L. 119-21, § 70433',
  },
  {
    incomes: ['ATTORNEY_PROCEEDS'],
    fromYear: FIRST_YEAR,
    throughYear: null,
    cents: 600_00,
    source: '26 U.S.C. § 6045(f); Instructions for Forms 1099-MISC and 1099-NEC, box 10',
  },
];

/** The threshold of an income in a year; null where none is known. */
export const thresholdOf = (income: VendorIncome, year: number): Threshold | null =>
  reportingThresholds.find(
    ({ incomes, fromYear, throughYear }) =>
      incomes.includes(income) && fromYear <= year && (throughYear === null || year <= throughYear),
  ) ?? null;
