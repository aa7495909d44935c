/** All rows of a list, page by page. */
export async function everyRow<T>(
  page: (page: number) => Promise<{ rows: T[]; total: number }>,
): Promise<T[]> {
  const rows: T[] = [];
  for (let number = 1; ; number += 1) {
    const { rows: found, total } = await page(number);
    rows.push(...found);
    if (found.length === 0 || rows.length >= total) return rows;
  }
}
