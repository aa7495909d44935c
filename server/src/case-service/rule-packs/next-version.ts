/** `2026.3` after `2026.2`; the first of a year is `.1`. @param known every version that there has been. */
export function nextVersion(known: readonly string[], year: number): string {
  const numbers = known
    .map((version) => version.split('.').map(Number))
    .filter(([of]) => of === year)
    .map(([, number = 0]) => number);
  return `${year}.${Math.max(0, ...numbers) + 1}`;
}
