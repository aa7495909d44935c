import type { Insertable, Kysely, Selectable } from 'kysely';
import type { CasesEvictionCase, DB } from '../../src/platform/db/schema.ts';
import { newId } from '../../src/platform/ids.ts';

type Given = Partial<Insertable<CasesEvictionCase>> & { firm_id: string; client_id: string };

let numbered = 0;

/** The bare row of a case, for what stands beside cases; a case that acts is made through its own calls. */
export function insertCase(db: Kysely<DB>, given: Given): Promise<Selectable<CasesEvictionCase>> {
  numbered += 1;
  return db
    .insertInto('cases.eviction_case')
    .values({
      id: newId(),
      title: `Magnolia v. Hollis – ${numbered}`,
      case_draft_number: `D-2026-${String(numbered).padStart(6, '0')}`,
      status: 'FILED',
      tenant_names: 'Caleb Hollis',
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
