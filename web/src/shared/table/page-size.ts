/** The rows that a page may have. */
export const pageSizes = [10, 25, 50, 100] as const;
const usual = 10;
const storageKey = 'writdesk.rows';

/** How many rows a page has, in every list; kept in this browser. */
export function keptPageSize(): number {
  try {
    const kept = Number(localStorage.getItem(storageKey));
    return pageSizes.some((size) => size === kept) ? kept : usual;
  } catch {
    // A browser may keep nothing for pages that it doesn't trust.
    return usual;
  }
}

export function keepPageSize(size: number): void {
  localStorage.setItem(storageKey, String(size));
}
