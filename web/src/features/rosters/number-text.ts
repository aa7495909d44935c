/** A number as a field holds it. */
export const textOf = (number: number | null | undefined): string =>
  number === null || number === undefined ? '' : String(number);

/** What is no number stays none, and the shape says so. */
export const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));
