import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { type ItemKey, updateItem } from './trust-item-queries.ts';

/** The bank has an entry, or its reversal, in its books since a day; without a day it is known not to have it. */
export const clearTrustItem = (
  db: Kysely<DB>,
  key: ItemKey,
  isReturn: boolean,
  day: string | null,
): Promise<void> => updateItem(db, key, isReturn ? { returnClearedOn: day } : { clearedOn: day });
