import type { Insertable, Kysely, Selectable } from 'kysely';
import type { CasesEvictionCase, DB } from '../../src/platform/db/schema.ts';
import { newId } from '../../src/platform/ids.ts';

type Given = Partial<Insertable<CasesEvictionCase>> & { firmId: string; clientId: string };

let numbered = 0;

/** The bare row of a case, for what stands next to cases; a case that acts is made through its own calls. */
export function insertCase(db: Kysely<DB>, given: Given): Promise<Selectable<CasesEvictionCase>> {
  numbered += 1;
  return db
    .insertInto('cases.evictionCase')
    .values({
      id: newId(),
      title: `Magnolia v. Hollis – ${numbered}`,
      caseDraftNumber: `D-2026-${String(numbered).padStart(6, '0')}`,
      status: 'FILED',
      tenantNames: 'Caleb Hollis',
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
