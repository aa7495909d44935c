import type { MilitaryStatus } from '@writdesk/contract/cases/case-values';
import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import { prepared } from '../../../platform/db/prepared.ts';
import type { CasesCaseTenant, CasesMilitarySearch, DB } from '../../../platform/db/schema.ts';
import { type CaseKey, type CaseKeys, type CaseOwner, keysOf } from '../record/index.ts';

export const selectTenants = prepared((db, { firmId, id }: CaseKey) =>
  db
    .selectFrom('cases.caseTenant')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .orderBy('position')
    .orderBy('id'),
);

/** For the query of a case’s facts: the last search of each adult for military service. */
export const searchColumn = sql<
  { status: MilitaryStatus | null; on: string | null; hasAffidavit: boolean }[]
>`coalesce((
  select jsonb_agg(jsonb_build_object('status', t.military_status, 'on', to_char(t.military_checked_on, 'YYYY-MM-DD'),
      'hasAffidavit', t.military_status = 'UNABLE' and exists (select from cases.military_search m
        where m.firm_id = t.firm_id and m.case_id = t.case_id and m.tenant_id = t.id
          and m.searched_on = t.military_checked_on and m.affidavit_reason is not null))
    order by t.position, t.id)
  from cases.case_tenant t where t.firm_id = c.firm_id and t.case_id = c.id and not t.is_minor), '[]')`;

/** Makes the case's defendants exactly these. */
export async function replaceTenants(
  db: Kysely<DB>,
  record: CaseOwner,
  rows: Omit<Insertable<CasesCaseTenant>, keyof CaseKeys>[],
): Promise<void> {
  await db
    .deleteFrom('cases.caseTenant')
    .where('firmId', '=', record.firmId)
    .where('caseId', '=', record.id)
    .execute();
  if (rows.length)
    await db
      .insertInto('cases.caseTenant')
      .values(rows.map((row) => ({ ...keysOf(record), ...row })))
      .execute();
}

/** The searches of a case, the last one first. */
export const selectSearches = prepared((db, { firmId, id }: CaseKey) =>
  db
    .selectFrom('cases.militarySearch')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .orderBy('searchedOn', 'desc')
    .orderBy('id', 'desc'),
);

export async function insertSearches(
  db: Kysely<DB>,
  rows: readonly Insertable<CasesMilitarySearch>[],
): Promise<void> {
  if (rows.length)
    await db
      .insertInto('cases.militarySearch')
      .values([...rows])
      .execute();
}

export async function updateTenant(
  db: Kysely<DB>,
  record: CaseOwner,
  tenantId: string,
  changes: Updateable<CasesCaseTenant>,
): Promise<boolean> {
  const result = await db
    .updateTable('cases.caseTenant')
    .set(changes)
    .where('firmId', '=', record.firmId)
    .where('caseId', '=', record.id)
    .where('id', '=', tenantId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
