import type { MailClass, ReturnReceipt } from '@writdesk/contract/stamps/envelope-values';

interface Rates {
  /** The first day on which they hold. */
  from: string;
  /** Where they are from. */
  source: string;
  firstOunce: number;
  furtherOunce: number;
  certified: number;
  receipt: Record<ReturnReceipt, number>;
}

/** Prices of a letter at the counter in cents, the newest first. A new price list is a new row. */
const rates: readonly Rates[] = [
  {
    from: '2025-07-13',
    source: 'USPS Notice 123, July 13, 2025',
    firstOunce: 78,
    furtherOunce: 29,
    certified: 530,
    receipt: { NONE: 0, PAPER: 440, ELECTRONIC: 282 },
  },
  {
    from: '2024-07-14',
    source: 'USPS Notice 123, July 14, 2024',
    firstOunce: 73,
    furtherOunce: 28,
    certified: 485,
    receipt: { NONE: 0, PAPER: 410, ELECTRONIC: 262 },
  },
];

export interface Letter {
  mailClass: MailClass;
  returnReceipt: ReturnReceipt;
  weightOz: number;
}

/** What a letter costs on a day, by the price list of that day. */
export function postageCents(of: Letter, day: string): number {
  const { letter, certified, receipt } = postageParts(of, day);
  return letter + certified + receipt;
}

/** The same in the parts that PS Form 3800 names. */
export function postageParts({ mailClass, returnReceipt, weightOz }: Letter, day: string) {
  const list = rates.find(({ from }) => from <= day) ?? rates.at(-1);
  if (!list) throw new Error('There is no price list.');
  const letter = list.firstOunce + list.furtherOunce * (Math.ceil(weightOz) - 1);
  const isCertified = mailClass === 'CERTIFIED';
  return {
    letter,
    certified: isCertified ? list.certified : 0,
    receipt: isCertified ? list.receipt[returnReceipt] : 0,
  };
}

/** The cost of one envelope over its cases: equal parts, and what is left over goes to the first. */
export function sharesOf(cents: number, count: number): number[] {
  const part = Math.floor(cents / count);
  return Array.from({ length: count }, (_, at) => (at === 0 ? cents - part * (count - 1) : part));
}
