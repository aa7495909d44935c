import type { z } from 'zod';

/** Where one is in the list, and how many rows one likes, are no part of a view. */
const notOfView: ReadonlySet<string> = new Set(['page', 'size']);

/** What a view keeps of a list's address, `queue=review&sort=title`: only what differs from the usual, in one order. */
export function viewText(search: object, usual: object): string {
  const known = new Map<string, unknown>(Object.entries(usual));
  const said = Object.entries(search)
    .filter(([name, value]) => !notOfView.has(name) && value !== known.get(name))
    .map(([name, value]) => [name, String(value)])
    .toSorted(([a = ''], [b = '']) => a.localeCompare(b));
  return new URLSearchParams(said).toString();
}

/** The list as a view keeps it; what a list doesn't know any more falls back to the usual. */
export const viewSearch = <S>(text: string, schema: z.ZodType<S>): S =>
  schema.parse(Object.fromEntries(new URLSearchParams(text)));
