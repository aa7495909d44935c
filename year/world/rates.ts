/** How often something happens, and where the number is from. */
interface Rate {
  rate: number;
  source: string;
}

/**
 * What happens to leases and cases. A source names what was measured; where nobody measured it, the line says that it is assumed, and is
 * to be replaced once somebody has.
 */
export const rates = {
  /** Of all leases in a month: rent that is still owed when the notice goes out. */
  late: {
    rate: 0.3,
    source:
      'Assumed. Surveys of renters find about one in eight behind on rent (U.S. Census Bureau, Household Pulse Survey, 2023); the short form has few leases, and takes more.',
  },
  /** Of the late: they pay all of it after the notice and before anything is filed. */
  curesInTime: { rate: 0.25, source: 'Assumed.' },
  /** Of the filed: they pay all after the filing, and the company has the case dismissed. */
  paysAfterFiling: { rate: 0.1, source: 'Assumed.' },
  /** Of the served in Georgia: they answer, so that the case is heard. */
  answers: {
    rate: 0.4,
    source:
      'Assumed. Defaults are a large part of eviction judgments everywhere; their share differs by court.',
  },
  /** Returns of the officer: nobody was found the first time. */
  serviceFails: { rate: 0.15, source: 'Assumed.' },
  /** What a person does wrong, of what they do. */
  mistakes: {
    rate: 0.25,
    source: 'Assumed, and far more often than people err, so that the short form meets each kind.',
  },
} as const satisfies Record<string, Rate>;
