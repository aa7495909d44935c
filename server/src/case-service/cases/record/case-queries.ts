import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { columnsOf, pickColumns, prepared, preparedFor } from '../../../platform/db/prepared.ts';
import type { CasesEvictionCase, DB } from '../../../platform/db/schema.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { visibleCase } from './visible-case-queries.ts';

export type CaseRecord = Selectable<CasesEvictionCase>;
export type CaseChanges = Updateable<CasesEvictionCase>;
/** What names a case. */
export type CaseKey = Pick<CaseRecord, 'firmId' | 'id'>;
/** The same with whose it is, as each row that belongs to a case keeps it. */
export type CaseOwner = CaseKey & Pick<CaseRecord, 'clientId'>;
export interface CaseKeys {
  firmId: string;
  clientId: string;
  caseId: string;
}
export const keysOf = ({ firmId, clientId, id }: CaseOwner): CaseKeys => ({
  firmId,
  clientId,
  caseId: id,
});

/** A case that the scope sees. */
export function findCase(db: Kysely<DB>, scope: Scope, caseId: string): Promise<CaseRecord | undefined> {
  return db
    .selectFrom('cases.evictionCase as c')
    .selectAll('c')
    .where('c.id', '=', caseId)
    .where(visibleCase(scope))
    .executeTakeFirst();
}

/** Whose case it is, if the scope sees it. */
export function findOwner(db: Kysely<DB>, scope: Scope, caseId: string): Promise<CaseOwner | undefined> {
  return db
    .selectFrom('cases.evictionCase as c')
    .select(['c.firmId', 'c.clientId', 'c.id'])
    .where('c.id', '=', caseId)
    .where(visibleCase(scope))
    .executeTakeFirst();
}

/**
 * A case that the scope sees, locked until the transaction ends: of two actions on one case the second waits and sees the first. A cluster locks
 * rows of one firm alone, so that for whoever sees several firms the case's own is looked up first.
 */
export async function lockCase(
  db: Kysely<DB>,
  scope: Scope,
  caseId: string,
): Promise<CaseRecord | undefined> {
  const [ofCompany, ...others] = scope.firmIds;
  const known = scope.kind === 'firm' ? scope.firmId : others.length ? undefined : ofCompany;
  const firmId = known ?? (await findOwner(db, scope, caseId))?.firmId;
  if (!firmId) return undefined;
  return db
    .selectFrom('cases.evictionCase as c')
    .selectAll('c')
    .where('c.firmId', '=', firmId)
    .where('c.id', '=', caseId)
    .where(visibleCase(scope))
    .forUpdate()
    .executeTakeFirst();
}

export async function updateCase(
  db: Kysely<DB>,
  record: CaseRecord,
  changes: CaseChanges,
): Promise<CaseRecord> {
  const { firmId, id } = record;
  const set = { ...changes, version: record.version + 1 };
  const [written] = await changeCase(db, { ...set, ofFirm: firmId, ofCase: id }, columnsOf(set));
  if (!written) throw new Error(`Case ${id} can't be written by the one who locked it.`);
  return written;
}

const changeCase = preparedFor(
  (db, values: CaseChanges & { ofFirm: string; ofCase: string }, columns: string) =>
    db
      .updateTable('cases.evictionCase')
      .set(pickColumns<CaseChanges>(values, columns))
      .where('firmId', '=', values.ofFirm)
      .where('id', '=', values.ofCase)
      .returningAll(),
);

/** Adds to what a case has cost. Its version stays: nobody who works on the case is in the way of a charge. */
export const addCost = async (db: Kysely<DB>, key: CaseKey, cents: number): Promise<CaseRecord> => {
  const [written] = await changeCost(db, { ...key, cents });
  if (!written) throw new Error(`Case ${key.id} can't be written by the one who charges it.`);
  return written;
};

const changeCost = prepared((db, { firmId, id, cents }: CaseKey & { cents: number }) =>
  db
    .updateTable('cases.evictionCase')
    .set({ costCents: sql<number>`cost_cents + ${cents}` })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .returningAll(),
);

export function insertCase(db: Kysely<DB>, row: Insertable<CasesEvictionCase>): Promise<CaseRecord> {
  return db.insertInto('cases.evictionCase').values(row).returningAll().executeTakeFirstOrThrow();
}

/** The next number of a firm's row, e.g. of its draft numbers of a year; without gaps, because the row is locked. */
export async function nextNumber(
  db: Kysely<DB>,
  firmId: string,
  kind: string,
  year: number,
): Promise<number> {
  const row = await db
    .insertInto('cases.runningNumber')
    .values({ firmId, kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['firmId', 'kind', 'year']).doUpdateSet({ last: sql`running_number.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return row.last;
}
