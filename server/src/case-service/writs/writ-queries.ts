import { type WritStatus, writStatuses, writStatusFacts } from '@writdesk/contract/writs/writ-status';
import { type WritWait, writWaitFacts } from '@writdesk/contract/writs/writ-waits';
import type { writs } from '@writdesk/contract/writs/writs';
import type { RouteInput } from '@writdesk/contract/route';
import { type Insertable, type Kysely, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import { directionOf, selectPage, sortedNullsLast } from '../../platform/db/page.ts';
import { prepared, preparedOne } from '../../platform/db/prepared.ts';
import type { CasesWrit, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { type CaseKey, type CaseOwner, keysOf, visibleCase } from '../cases/record/index.ts';

export type WritRow = Selectable<CasesWrit>;
export type WritChanges = Omit<Updateable<CasesWrit>, 'firmId' | 'caseId' | 'id' | 'version'>;
type Query = RouteInput<typeof writs.list>['query'];

export const openWrits: readonly WritStatus[] = writStatuses.filter((status) => writStatusFacts[status].open);

/** The case of a writ that the scope sees. */
export function findCaseOfWrit(db: Kysely<DB>, scope: Scope, writId: string) {
  return visibleWrits(db, scope)
    .select(['w.firmId', 'w.caseId'])
    .where('w.id', '=', writId)
    .executeTakeFirst();
}

export const selectWrits = prepared((db, { firmId, id }: CaseKey) =>
  db
    .selectFrom('cases.writ')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .orderBy('sequence'),
);

/** The open writ of a case; there is never a second one. */
export const findOpenWrit = (db: Kysely<DB>, { firmId, id }: CaseKey): Promise<WritRow | undefined> =>
  db
    .selectFrom('cases.writ')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('status', 'in', openWrits)
    .executeTakeFirst();

export const insertWrit = (db: Kysely<DB>, row: Insertable<CasesWrit>): Promise<WritRow> =>
  db.insertInto('cases.writ').values(row).returningAll().executeTakeFirstOrThrow();

export const updateWrit = (db: Kysely<DB>, writ: WritRow, changes: WritChanges): Promise<WritRow> =>
  db
    .updateTable('cases.writ')
    .set({ ...changes, version: writ.version + 1 })
    .where('firmId', '=', writ.firmId)
    .where('caseId', '=', writ.caseId)
    .where('id', '=', writ.id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** A company’s wish for a writ that the firm hasn’t answered. */
export const findWritRequest = preparedOne((db, { firmId, id }: CaseKey) =>
  db
    .selectFrom('cases.writRequest')
    .select(['requestedAt', 'requestedByName', 'comment'])
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('answeredAt', 'is', null),
);

export async function insertWritRequest(
  db: Kysely<DB>,
  record: CaseOwner,
  request: { id: string; at: Date; byName: string; comment: string | null },
): Promise<void> {
  await db
    .insertInto('cases.writRequest')
    .values({
      ...keysOf(record),
      id: request.id,
      requestedAt: request.at,
      requestedByName: request.byName,
      comment: request.comment,
    })
    .execute();
}

export async function answerWritRequest(db: Kysely<DB>, { firmId, id }: CaseKey, at: Date): Promise<void> {
  await db
    .updateTable('cases.writRequest')
    .set({ answeredAt: at })
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('answeredAt', 'is', null)
    .execute();
}

/** The latest writ as the rules ask about it. */
export interface LatestWrit {
  status: WritStatus;
  clientConfirmedAt: string | null;
  declined: boolean;
  statusBeforeStay: WritStatus | null;
}

/** For the query of a case’s facts: its latest writ. */
export const writColumns = {
  latest: sql<LatestWrit | null>`(select jsonb_build_object('status', w.status, 'clientConfirmedAt', w.client_confirmed_at,
      'statusBeforeStay', w.status_before_stay,
      'declined', coalesce(w.answers ->> 'stillInPossession' = 'NO' or w.answers ->> 'wishesToProceed' = 'false', false))
    from cases.writ w where w.firm_id = c.firm_id and w.case_id = c.id order by w.sequence desc limit 1)`,
};

/** One page of writs, with the number of all that match. */
export function selectWritPage(db: Kysely<DB>, scope: Scope, query: Query) {
  const { status, waitsFor, caseId, courthouseId, expiresBy, search, sort } = query;
  const matching = visibleWrits(db, scope)
    .$if(status !== null, (rows) => rows.where('w.status', 'in', status ?? []))
    .$if(waitsFor !== null, (rows) => rows.where((eb) => eb.or((waitsFor ?? []).map(waitingFor))))
    .$if(caseId !== null, (rows) => rows.where('w.caseId', '=', caseId ?? ''))
    .$if(courthouseId !== null, (rows) => rows.where('c.courthouseId', '=', courthouseId ?? ''))
    .$if(expiresBy !== undefined, (rows) =>
      rows.where('w.expiresOn', '<=', expiresBy ?? '').where('w.status', 'in', openWrits),
    )
    .$if(search !== '', (rows) =>
      rows.where(sql<SqlBool>`(c.title || ' ' || coalesce(c.case_number, '') || ' ' ||
      c.case_draft_number || ' ' || c.tenant_names) ilike ${`%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`),
    );
  const columns = {
    requestedAt: 'w.requestedAt',
    updatedAt: 'w.updatedAt',
    expiresOn: 'w.expiresOn',
  } as const;
  return selectPage(db, matching, query, (rows) =>
    rows
      .selectAll('w')
      .orderBy(...sortedNullsLast(columns, sort))
      .orderBy('w.id', directionOf(sort)),
  );
}

/** The same as `writWaitOf`, asked of the rows. */
function waitingFor(wait: WritWait) {
  const { statuses, isAnswered } = writWaitFacts[wait];
  const inStatus = sql<SqlBool>`w.status = any(${[...statuses]}::text[])`;
  if (isAnswered === undefined) return inStatus;
  return sql<SqlBool>`(${inStatus} and (w.client_confirmed_at is not null) = ${isAnswered})`;
}

function visibleWrits(db: Kysely<DB>, scope: Scope) {
  return db
    .selectFrom('cases.evictionCase as c')
    .innerJoin('cases.writ as w', (join) =>
      join.onRef('w.firmId', '=', 'c.firmId').onRef('w.caseId', '=', 'c.id'),
    )
    .where((eb) => visibleCase(scope)(eb as unknown as Parameters<ReturnType<typeof visibleCase>>[0]));
}

/** What a list of writs shows of their cases. */
export async function selectCasesOfWrits(
  db: Kysely<DB>,
  keys: readonly { firmId: string; caseId: string }[],
) {
  if (!keys.length) return [];
  return db
    .selectFrom('cases.evictionCase as c')
    .innerJoin('users.publishedClientName as client', 'client.id', 'c.clientId')
    .leftJoin('users.publishedPropertyName as property', 'property.id', 'c.propertyId')
    .leftJoin('users.publishedCountyName as county', 'county.id', 'c.countyId')
    .leftJoin('cases.courthouse as court', 'court.id', 'c.courthouseId')
    .selectAll('c')
    .select([
      'client.name as clientName',
      'property.name as propertyName',
      'court.shortName as courtName',
      'court.timeZone as courtZone',
      'county.timeZone as countyZone',
    ])
    .where('c.firmId', '=', sql<string>`any(${[...new Set(keys.map(({ firmId }) => firmId))]}::uuid[])`)
    .where('c.id', '=', sql<string>`any(${keys.map(({ caseId }) => caseId)}::uuid[])`)
    .execute();
}

/** Writs that can expire, in the order of their key. */
export const selectExpiring = (
  db: Kysely<DB>,
  after: { firmId: string; caseId: string } | null,
  limit: number,
) =>
  db
    .selectFrom('cases.writ')
    .select(['firmId', 'caseId', 'id', 'status', 'expiresOn'])
    .where('status', 'in', ['REVIEWED', 'ISSUED', 'POSTED'])
    .$if(after !== null, (rows) =>
      rows.where(
        sql<SqlBool>`(firm_id, case_id) > (${after?.firmId ?? null}::uuid, ${after?.caseId ?? null}::uuid)`,
      ),
    )
    .orderBy('firmId')
    .orderBy('caseId')
    .limit(limit)
    .execute();

/** The last lawful day as the law of now counts it. */
export async function keepExpiry(
  db: Kysely<DB>,
  { firmId, caseId, id }: { firmId: string; caseId: string; id: string },
  expiresOn: string | null,
): Promise<void> {
  await db
    .updateTable('cases.writ')
    .set({ expiresOn })
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .execute();
}
