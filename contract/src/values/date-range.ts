import { z } from 'zod';
import { issue } from '../sentences/fault.ts';
import { courtDate } from './dates.ts';

/** Days from and to, both counted in; null leaves that end open. */
export interface DateRange {
  from: string | null;
  to: string | null;
}

const shape = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/;
const isDay = (text: string | undefined) => text === undefined || courtDate.safeParse(text).success;

/** A filter by day: `2026-03-01..2026-03-31`, an open end left out (`2026-03-01..`), or `all` (the default). */
export const dateRange = z
  .string()
  // Two days and what stands between them.
  .max(22, issue('days_format'))
  .default('all')
  .transform((text, context): DateRange => {
    if (text === 'all' || text === '') return { from: null, to: null };
    const parts = shape.exec(text);
    if (!parts || !isDay(parts[1]) || !isDay(parts[2])) {
      context.addIssue({ code: 'custom', message: issue('days_format') });
      return z.NEVER;
    }
    return { from: parts[1] ?? null, to: parts[2] ?? null };
  });
