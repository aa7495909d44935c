/** The page numbers that a pager shows: the ends, the present one and its neighbors; null is a gap. */
export function pagesShown(page: number, last: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  const pages = [...new Set(wanted)].toSorted((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const before = pages[index - 1];
    if (before === undefined || number === before + 1) return [number];
    // One left out takes the place of the gap.
    return number === before + 2 ? [before + 1, number] : [null, number];
  });
}
