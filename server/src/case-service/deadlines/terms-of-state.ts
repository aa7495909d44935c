import type { PackTerms } from '@writdesk/contract/rule-packs/pack-terms';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { readLawBook } from './law-book.ts';

/** What the law of a state calls the writ, the officer and the parties; null where nothing is known of it. */
export async function termsOfState(db: Kysely<DB>, stateCode: string | null): Promise<PackTerms | null> {
  if (stateCode === null) return null;
  return (await readLawBook(db)).packs.get(stateCode)?.terms ?? null;
}
