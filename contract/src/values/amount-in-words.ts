const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;
const scales = [
  [1_000_000, 'million'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

/** An amount as a check spells it: 1,234.56 is "One thousand two hundred thirty-four and 56/100". */
export function amountInWords(cents: number): string {
  const words = inWords(Math.floor(cents / 100));
  const rest = String(cents % 100).padStart(2, '0');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} and ${rest}/100`;
}

function inWords(whole: number): string {
  if (whole < small.length) return small[whole] ?? '';
  if (whole < 100) {
    const rest = whole % 10;
    return `${tens[Math.floor(whole / 10)] ?? ''}${rest ? `-${inWords(rest)}` : ''}`;
  }
  const [size, name] = scales.find(([scale]) => whole >= scale) ?? [100, 'hundred'];
  const rest = whole % size;
  return `${inWords(Math.floor(whole / size))} ${name}${rest ? ` ${inWords(rest)}` : ''}`;
}
