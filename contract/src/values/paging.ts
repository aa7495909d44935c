import { z } from 'zod';
import { oneLine } from './text.ts';
import { issue } from '../sentences/fault.ts';

export const DEFAULT_PAGE = 1;
export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;
/** Totals that no counter keeps are counted up to here and then said to be capped. */
export const TOTAL_CAP = 1_000;

const number = (fallback: number) =>
  z.coerce.number<number | string>(issue('number_wanted')).int(issue('integer_wanted')).default(fallback);

/** The query of a list: page, size, search, sort, and the list's own filters. */
export function listQuery<S extends z.ZodRawShape>(filters: S) {
  return z.object({
    page: number(DEFAULT_PAGE).pipe(z.number().min(1, issue('first_page')).max(100_000)),
    size: number(DEFAULT_PAGE_SIZE).pipe(
      z
        .number()
        .min(1)
        .max(MAX_PAGE_SIZE, issue('page_rows', { max: MAX_PAGE_SIZE })),
    ),
    ...filters,
  });
}

/** A search text; shorter than three characters finds nothing useful and is refused by the lists that use it. */
export const search = oneLine(100, issue('search_too_long', { max: 100 })).default('');

/** `field` or `-field` (descending), one of the fields that the list can sort by. */
export function sort<const F extends readonly [string, ...string[]]>(
  fields: F,
  fallback: F[number] | `-${F[number]}`,
) {
  const values = fields.flatMap((field) => [field, `-${field}`]) as [F[number] | `-${F[number]}`];
  return z.enum(values, issue('sort_by', { fields })).default(fallback as never);
}

/** A choice filter: one value, several separated by commas, or `all` (the default), which filters nothing. */
export function choices<const V extends readonly [string, ...string[]]>(values: V) {
  return z
    .string()
    .default('all')
    .transform((text, context): V[number][] | null => {
      if (text === 'all' || text === '') return null;
      const given = text.split(',');
      const unknown = given.filter((value) => !values.includes(value));
      if (unknown.length) {
        context.addIssue({ code: 'custom', message: issue('unknown_values', { given: unknown }) });
        return z.NEVER;
      }
      return given;
    });
}

/** A filter by id: an id, or `all`/empty/absent, which filters nothing. */
export const idFilter = z
  .union([z.uuid(issue('id_wanted')), z.literal('all'), z.literal('')])
  .optional()
  .transform((value) => (value && value !== 'all' ? value : null));

/** A filter by several ids, separated by commas; `all`, empty or absent filters nothing. */
export const idsFilter = z
  .string()
  .max(4_000)
  .meta({ format: 'uuid-list' })
  .optional()
  .transform((text, context): string[] | null => {
    if (!text || text === 'all') return null;
    const given = text.split(',');
    if (given.every((value) => z.uuid().safeParse(value).success)) return given;
    context.addIssue({ code: 'custom', message: issue('id_wanted') });
    return z.NEVER;
  });

/** True or false in a query string. */
export const flag = z
  .enum(['true', 'false'])
  .optional()
  .transform((value) => (value === undefined ? null : value === 'true'));

/** A list's answer: `{<plural>, total, totalIsCapped, page, pageSize}`. */
export function listReply<
  const P extends string,
  I extends z.ZodType,
  E extends z.ZodRawShape = Record<never, never>,
>(plural: P, item: I, extra?: E) {
  const shape = {
    [plural]: z.array(item),
    total: z.int(),
    totalIsCapped: z.boolean(),
    page: z.int(),
    pageSize: z.int(),
    ...extra,
  } as { [K in P]: z.ZodArray<I> } & {
    total: z.ZodInt;
    totalIsCapped: z.ZodBoolean;
    page: z.ZodInt;
    pageSize: z.ZodInt;
  } & E;
  return z.object(shape);
}
