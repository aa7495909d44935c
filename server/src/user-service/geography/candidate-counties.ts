import type { CandidateCounty } from '@writdesk/contract/geography/geography';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { selectCandidates } from './geography-queries.ts';

/** The counties that a ZIP code may lie in, the likeliest first; none for one that nobody knows. */
export const candidatesOf = (db: Kysely<DB>, zipCode: string): Promise<CandidateCounty[]> =>
  selectCandidates(db, zipCode.slice(0, 5), null);
