import { rulePackContent, type RulePackContent } from '@writdesk/contract/rule-packs/rule-rows';
import { sql, type Transaction } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { countOpenCases, insertRecalculation } from '../src/case-service/recalculations/index.ts';
import type { DB } from '../src/platform/db/schema.ts';
import { newId } from '../src/platform/ids.ts';

/** A file for each state of which the law is known, and one for federal law. */
export const rulePackFiles = [
  'US',
  'AZ',
  'CA',
  'FL',
  'GA',
  'MD',
  'NC',
  'NV',
  'NY',
  'OH',
  'SC',
  'TX',
  'VA',
].map((state) => `rule-packs/${state}.json`);

/**
 * The packs that the product comes with. What came from here follows its file: the same version takes the file's rows,
 * a newer one its place. A pack that somebody published themselves is never replaced. Where the file says something else
 * than held before, the open cases of the state are recalculated by the job that counts them after a publication.
 */
export async function loadRulePacks(db: Transaction<DB>, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const pack = rulePackContent.parse(JSON.parse(text));
    const published = await db
      .selectFrom('cases.rulePack')
      .select(['version', 'publishedById', 'content'])
      .where('stateCode', '=', pack.state)
      .where('status', '=', 'PUBLISHED')
      .executeTakeFirst();
    if (published?.publishedById) continue;
    if (published?.version === pack.version) await replaceContent(db, pack);
    else if (await isTaken(db, pack)) continue;
    else await publish(db, pack);
    if (published) await askForRecalculation(db, pack, rulePackContent.parse(published.content));
  }
}

/** Somebody is making a version of this number: what they publish stays, as whatever somebody published. */
async function isTaken(db: Transaction<DB>, { state, version }: RulePackContent): Promise<boolean> {
  const row = await db
    .selectFrom('cases.rulePack')
    .select('version')
    .where('stateCode', '=', state)
    .where('version', '=', version)
    .executeTakeFirst();
  return row !== undefined;
}

async function replaceContent(db: Transaction<DB>, pack: RulePackContent): Promise<void> {
  await db
    .updateTable('cases.rulePack')
    .set({ content: JSON.stringify(pack), name: pack.name })
    .where('stateCode', '=', pack.state)
    .where('version', '=', pack.version)
    .execute();
}

async function publish(db: Transaction<DB>, pack: RulePackContent): Promise<void> {
  await db
    .updateTable('cases.rulePack')
    .set({ status: 'SUPERSEDED' })
    .where('stateCode', '=', pack.state)
    .where('status', '=', 'PUBLISHED')
    .execute();
  await db
    .insertInto('cases.rulePack')
    .values({
      stateCode: pack.state,
      version: pack.version,
      status: 'PUBLISHED',
      name: pack.name,
      content: JSON.stringify(pack),
      note: 'As the product comes.',
      createdBy: 'Writdesk',
      publishedBy: 'Writdesk',
      publishedAt: sql`now()`,
    })
    .execute();
}

async function askForRecalculation(
  db: Transaction<DB>,
  pack: RulePackContent,
  before: RulePackContent,
): Promise<void> {
  // In one form: a file may leave out what is empty.
  if (isDeepStrictEqual({ ...pack, version: null }, { ...before, version: null })) return;
  await insertRecalculation(db, {
    id: newId(),
    reason: 'RULE_PACK',
    stateCode: pack.state,
    packVersion: pack.version,
    baseVersion: before.version,
    baseContent: JSON.stringify(before),
    total: await countOpenCases(db, pack.state),
    startedAt: new Date(),
  });
}
