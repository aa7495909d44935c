import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { CaseKey } from '../cases/record/index.ts';
import { readLawBook } from '../deadlines/index.ts';
import { type PaperFacts, selectPaperFacts } from './paper-facts-queries.ts';
import { paperValues, type PaperValues } from './paper-facts.ts';

/** Everything that a document can print of a case, as it is now. */
export async function readPaperValues(
  db: Kysely<DB>,
  { firmId, id }: CaseKey,
  now: Date,
): Promise<PaperValues> {
  const facts = await selectPaperFacts(db, { firmId, caseId: id });
  if (!facts) throw new Error('The case of a paper is gone.');
  return valuesOfFacts(db, facts, now);
}

/** The same of facts that are read already. */
export async function valuesOfFacts(db: Kysely<DB>, facts: PaperFacts, now: Date): Promise<PaperValues> {
  const { stateCode } = facts.record;
  const law = stateCode === null ? undefined : (await readLawBook(db)).packs.get(stateCode);
  return paperValues(facts, law ?? null, now);
}
