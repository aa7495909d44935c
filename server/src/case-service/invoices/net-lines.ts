/**
 * Lines of less than nothing, such as what a court gave back, take from the other lines of their invoice, the first one first.
 * @returns by line what it is credited with; together they come to nothing.
 */
export function netLines(
  lines: readonly { id: string; amountCents: number }[],
): { lineId: string; amountCents: number }[] {
  let given = lines.reduce((cents, { amountCents }) => cents - Math.min(amountCents, 0), 0);
  return lines.flatMap(({ id, amountCents }) => {
    if (amountCents < 0) return { lineId: id, amountCents };
    const taken = Math.min(given, amountCents);
    given -= taken;
    return taken ? { lineId: id, amountCents: taken } : [];
  });
}
