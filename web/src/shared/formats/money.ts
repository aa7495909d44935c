export { formatMoney } from '@writdesk/contract/values/money';

const whole = new Intl.NumberFormat('en-US');
const plain = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Cents as `1,284.50`, for a field that shows the dollar sign itself. */
export function formatAmount(amountCents: number): string {
  return plain.format(amountCents / 100).replace('-', '\u2212');
}

/**
 * What a person typed, in cents: `$1,284.5` is 128450. Both minus signs are read.
 * @returns null for an empty text and for what is no amount (a third decimal, a letter).
 */
export function parseMoney(text: string): number | null {
  const bare = text.replace(/[$,\s]/g, '').replace('\u2212', '-');
  const match = /^(-?)(\d+)?(?:\.(\d{0,2}))?$/.exec(bare);
  if (!match || (match[2] === undefined && !match[3])) return null;
  const amountCents = Number(match[2] ?? 0) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] ? -amountCents : amountCents;
}

/** `1,284`. */
export function formatCount(count: number): string {
  return whole.format(count);
}
