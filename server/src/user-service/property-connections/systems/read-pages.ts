import { MOST_IMPORT_ROWS } from '@writdesk/contract/property-imports/import-values';
import type { z } from 'zod';
import type { AskSystem } from './call-system.ts';
import { SystemError } from './property-system.ts';

interface Asked<T> {
  path: string;
  shape: z.ZodType<T>;
  query: Readonly<Record<string, string>>;
  /** The most records that the system gives at once. */
  limit: number;
  idOf(record: T): number;
}

const MOST_RECORDS = MOST_IMPORT_ROWS * 4;

/**
 * Reads all pages of a list, which is ordered by id. Somebody who adds or removes a record meanwhile shifts the pages: then it is read once more
 * from its beginning.
 * @throws SystemError
 */
export async function readPages<T>(ask: AskSystem, asked: Asked<T>): Promise<T[]> {
  return (await allPages(ask, asked)) ?? (await allPages(ask, asked)) ?? refuseMoved(asked.path);
}

const refuseMoved = (path: string): never => {
  throw new SystemError('MOVED', path);
};

/** @returns null where the pages don’t fit each other */
async function allPages<T>(
  ask: AskSystem,
  { path, shape, query, limit, idOf }: Asked<T>,
): Promise<T[] | null> {
  const records: T[] = [];
  let expected: number | null = null;
  let last = Number.NEGATIVE_INFINITY;
  for (;;) {
    const paging = { limit: String(limit), offset: String(records.length) };
    const { body, total } = await ask(path, { ...query, ...paging });
    if (total === null) throw new SystemError('UNREADABLE', path, new Error('It doesn’t say how many.'));
    if (total > MOST_RECORDS) throw new SystemError('TOO_LARGE', path);
    expected ??= total;
    if (total !== expected) return null;
    const page = shape.array().safeParse(body);
    if (!page.success) throw new SystemError('UNREADABLE', path, page.error);
    for (const record of page.data) {
      const id = idOf(record);
      if (id <= last) return null;
      last = id;
      records.push(record);
    }
    if (records.length === expected) return records;
    if (records.length > expected || page.data.length === 0) return null;
  }
}
