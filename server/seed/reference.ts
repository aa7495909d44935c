import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../src/platform/db/schema.ts';
import { calendarFiles, loadCourtCalendars } from './reference-calendars.ts';
import { courthouseFiles, loadCourthouses } from './reference-courthouses.ts';
import { documentTemplateText, loadDocumentTemplates } from './reference-document-templates.ts';
import { evictionReasonText, loadEvictionReasons } from './reference-eviction-reasons.ts';
import { readReferenceFile, sha256 } from './reference-files.ts';
import { geographyFiles, loadGeography } from './reference-geography.ts';
import { loadRulePacks, rulePackFiles } from './reference-rule-packs.ts';

interface Part {
  name: string;
  /** What decides whether the part is loaded again. */
  texts(): Promise<string[]>;
  load(db: Transaction<DB>, texts: readonly string[]): Promise<void>;
}

/** Counts up when the loaders write something else from the same files. */
const LOADER_VERSION = '1';
const LOCK = 7_365_001;

const fromFiles = (files: readonly string[]) => () => Promise.all(files.map(readReferenceFile));

// In this order: courthouses stand in counties, calendars belong to states.
const parts: readonly Part[] = [
  { name: 'geography', texts: fromFiles(geographyFiles), load: loadGeography },
  { name: 'courthouses', texts: fromFiles(courthouseFiles), load: loadCourthouses },
  { name: 'court calendars', texts: fromFiles(calendarFiles), load: loadCourtCalendars },
  { name: 'eviction reasons', texts: async () => [evictionReasonText()], load: loadEvictionReasons },
  { name: 'document templates', texts: async () => [documentTemplateText()], load: loadDocumentTemplates },
  { name: 'rule packs', texts: fromFiles(rulePackFiles), load: loadRulePacks },
];

/**
 * Loads what every installation knows from birth: places, courthouses, court calendars, eviction reasons, rules of law. What has
 * not changed since the last load is not touched, so a second call takes milliseconds. All or nothing; of two
 * processes at once one works and the other waits.
 *
 * @param db as the system or the owner sees it.
 * @returns the names of the parts that were loaded now.
 */
export async function seedReference(db: Kysely<DB>): Promise<string[]> {
  const found = await Promise.all(
    parts.map(async (part) => {
      const texts = await part.texts();
      return { ...part, texts, hash: sha256([LOADER_VERSION, ...texts]) };
    }),
  );
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    const known = await tx.selectFrom('users.referenceLoad').select(['name', 'sha256']).execute();
    const loaded: string[] = [];
    for (const { name, texts, hash, load } of found) {
      if (known.some((row) => row.name === name && row.sha256 === hash)) continue;
      await load(tx, texts);
      await tx
        .insertInto('users.referenceLoad')
        .values({ name, sha256: hash, loadedAt: sql`now()` })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet((now) => ({ sha256: hash, loadedAt: now.ref('excluded.loadedAt') })),
        )
        .execute();
      loaded.push(name);
    }
    return loaded;
  });
}
