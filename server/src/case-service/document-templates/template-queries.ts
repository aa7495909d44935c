import type { TemplateListQuery } from '@writdesk/contract/documents/documents';
import { type Insertable, type Kysely, type SqlBool, sql, type Updateable } from 'kysely';
import { contains } from '../../platform/db/like.ts';
import { selectPage, sorted } from '../../platform/db/page.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { CasesDocumentTemplate, CasesDocumentTemplateVersion, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';

/** Where a template is used; null reaches further. */
export interface TemplatePlace {
  stateId: string | null;
  countyId: string | null;
  courthouseId: string | null;
}

/** One page of the templates that the scope sees, with the number of all that match. */
export async function selectTemplatePage(db: Kysely<DB>, scope: Scope, query: TemplateListQuery) {
  const { search, type, moment, status, own, firmId, sort } = query;
  const text = sql<string>`lower(t.name || ' ' || t.kind || ' ' || coalesce(t.form_number, ''))`;
  const matching = seen(db, scope)
    .$if(search !== '', (rows) => rows.where(sql<SqlBool>`${text} like ${contains(search.toLowerCase())}`))
    .$if(type !== null, (rows) => rows.where('t.type', 'in', type ?? []))
    .$if(moment !== null, (rows) => rows.where('t.moment', 'in', moment ?? []))
    .$if(status !== null, (rows) => rows.where(sql<SqlBool>`${statusColumn} = any(${status ?? []}::text[])`))
    .$if(status === null, (rows) => rows.where('t.retiredAt', 'is', null))
    .$if(own !== null, (rows) => rows.where('t.firmId', own ? 'is not' : 'is', null))
    .$if(firmId !== null, (rows) =>
      rows.where((of) => of.or([of('t.firmId', 'is', null), of('t.firmId', '=', firmId)])),
    )
    .$if(query.stateId !== null, (rows) => rows.where('t.stateId', '=', query.stateId))
    .$if(query.countyId !== null, (rows) => rows.where('t.countyId', '=', query.countyId))
    .$if(query.courthouseId !== null, (rows) => rows.where('t.courthouseId', '=', query.courthouseId));
  const columns = {
    name: sql`lower(t.name)`,
    moment: sql`array_position(array['NOTICE','CHECK','FILING','SERVICE','DEFAULT','HEARING','JUDGMENT','WRIT','LOCKOUT','CLOSE'], t.moment)`,
    state: sql`coalesce(state.code, '')`,
    updatedAt: sql`t.updated_at`,
  };
  const [column, direction] = sorted(columns, sort);
  return selectPage(db, matching, query, (rows) =>
    rows.select(shown).orderBy(column, direction).orderBy('t.id', direction),
  );
}
export type TemplateRecord = Awaited<ReturnType<typeof selectTemplatePage>>['rows'][number];

export function findTemplate(db: Kysely<DB>, scope: Scope, id: string): Promise<TemplateRecord | undefined> {
  return seen(db, scope).where('t.id', '=', id).select(shown).executeTakeFirst();
}

/** Holds off everybody else who changes the template. */
export async function lockTemplate(db: Kysely<DB>, id: string): Promise<void> {
  await db.selectFrom('cases.documentTemplate').select('id').where('id', '=', id).forUpdate().execute();
}

/** Templates of a place and of those around it, with the version in force on a day: the firm's and the product's. */
export function selectFitting(
  db: Kysely<DB>,
  firmId: string | null,
  /** A case names its state by the code. */
  { stateId, stateCode = null, countyId, courthouseId }: TemplatePlace & { stateCode?: string | null },
  day: string,
) {
  return fitting(db, { firmId, stateId, stateCode, countyId, courthouseId, day });
}

type Fitting = TemplatePlace & { firmId: string | null; stateCode: string | null; day: string };

const fitting = prepared((db, place: Fitting) =>
  db
    .selectFrom('cases.documentTemplate as t')
    .leftJoin('users.publishedFirm as firm', 'firm.id', 't.firmId')
    .leftJoin('users.publishedState as state', 'state.id', 't.stateId')
    .leftJoin('users.publishedCounty as county', 'county.id', 't.countyId')
    .leftJoin('cases.courthouse as court', 'court.id', 't.courthouseId')
    .innerJoin('cases.documentTemplateVersion as v', 'v.templateId', 't.id')
    .where('t.retiredAt', 'is', null)
    .where((of) => of.or([of('t.firmId', 'is', null), of('t.firmId', '=', place.firmId)]))
    .where((of) =>
      of.and([
        of.or([
          of('t.stateId', 'is', null),
          of('t.stateId', '=', place.stateId),
          of('state.code', '=', place.stateCode),
        ]),
        of.or([of('t.countyId', 'is', null), of('t.countyId', '=', place.countyId)]),
        of.or([of('t.courthouseId', 'is', null), of('t.courthouseId', '=', place.courthouseId)]),
      ]),
    )
    .where(
      'v.number',
      '=',
      sql<number>`(select max(i.number) from cases.document_template_version i where i.template_id = t.id
        and i.status = 'PUBLISHED' and coalesce(i.effective_from, '1970-01-01') <= ${place.day}::date
        and coalesce(i.effective_until, '2199-12-31') >= ${place.day}::date)`,
    )
    .select(shown)
    .select(['v.number', 'v.layout', 'v.path', 'v.condition', 'v.tags', 'v.pages', 'v.sha256', 'v.fields'])
    .orderBy('t.kind')
    .orderBy('t.id'),
);
export type FittingTemplate = Awaited<ReturnType<typeof selectFitting>>[number];

export function selectVersions(db: Kysely<DB>, templateId: string) {
  return db
    .selectFrom('cases.documentTemplateVersion')
    .selectAll()
    .where('templateId', '=', templateId)
    .orderBy('number', 'desc')
    .execute();
}
export type VersionRecord = Awaited<ReturnType<typeof selectVersions>>[number];

/** One version of a template as it is kept. */
export function findVersion(
  db: Kysely<DB>,
  templateId: string,
  number: number,
): Promise<VersionRecord | undefined> {
  return db
    .selectFrom('cases.documentTemplateVersion')
    .selectAll()
    .where('templateId', '=', templateId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** The template that the scope sees whose latest version has the tag. */
export async function findTemplateOfTag(
  db: Kysely<DB>,
  scope: Scope,
  tagId: string,
): Promise<string | undefined> {
  const row = await seen(db, scope)
    .innerJoin('cases.documentTemplateVersion as v', 'v.templateId', 't.id')
    .select('t.id')
    .where(sql<SqlBool>`v.tags @> jsonb_build_array(jsonb_build_object('id', ${tagId}::text))`)
    .where(
      'v.number',
      '=',
      sql<number>`(select max(i.number) from cases.document_template_version i where i.template_id = t.id)`,
    )
    .executeTakeFirst();
  return row?.id;
}

/** What each template's newest version prints. */
export function selectTagsInUse(db: Kysely<DB>, scope: Scope, firmId: string | null) {
  return seen(db, scope)
    .innerJoin('cases.documentTemplateVersion as v', 'v.templateId', 't.id')
    .where('t.retiredAt', 'is', null)
    .$if(firmId !== null, (rows) =>
      rows.where((of) => of.or([of('t.firmId', 'is', null), of('t.firmId', '=', firmId)])),
    )
    .where(
      'v.number',
      '=',
      sql<number>`(select max(i.number) from cases.document_template_version i where i.template_id = t.id)`,
    )
    .select(['t.id', 't.name', 'v.tags'])
    .orderBy(sql`lower(t.name)`)
    .orderBy('t.id')
    .execute();
}

/** @throws a unique violation of `document_template_place`. */
export async function insertTemplate(db: Kysely<DB>, row: Insertable<CasesDocumentTemplate>): Promise<void> {
  await db.insertInto('cases.documentTemplate').values(row).execute();
}

/** @throws a unique violation of `document_template_place`. */
export async function updateTemplateRow(
  db: Kysely<DB>,
  id: string,
  changes: Updateable<CasesDocumentTemplate>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('cases.documentTemplate')
    .set({ ...changes, updatedAt: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function insertVersion(
  db: Kysely<DB>,
  row: Insertable<CasesDocumentTemplateVersion>,
): Promise<void> {
  await db.insertInto('cases.documentTemplateVersion').values(row).execute();
}

/** Changes a draft; what is published is never touched. */
export async function updateDraft(
  db: Kysely<DB>,
  templateId: string,
  changes: Updateable<CasesDocumentTemplateVersion>,
): Promise<void> {
  await db
    .updateTable('cases.documentTemplateVersion')
    .set(changes)
    .where('templateId', '=', templateId)
    .where('status', '=', 'DRAFT')
    .execute();
}

export async function deleteTemplateRow(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom('cases.documentTemplateVersion').where('templateId', '=', id).execute();
  await db.deleteFrom('cases.documentTemplate').where('id', '=', id).execute();
}

/** The places around what is named; undefined where there is no such place, or one lies elsewhere. */
export async function placeAround(
  db: Kysely<DB>,
  { stateId, countyId, courthouseId }: Partial<Record<keyof TemplatePlace, string | null | undefined>>,
): Promise<TemplatePlace | undefined> {
  const around = courthouseId
    ? await db
        .selectFrom('cases.courthouse')
        .select(['stateId', 'countyId', 'id as courthouseId'])
        .where('id', '=', courthouseId)
        .executeTakeFirst()
    : countyId
      ? await db
          .selectFrom('users.publishedCounty')
          .select(['stateId', 'id as countyId', sql<null>`null`.as('courthouseId')])
          .where('id', '=', countyId)
          .executeTakeFirst()
      : stateId
        ? await db
            .selectFrom('users.publishedState')
            .select(['id as stateId', sql<null>`null`.as('countyId'), sql<null>`null`.as('courthouseId')])
            .where('id', '=', stateId)
            .executeTakeFirst()
        : { stateId: null, countyId: null, courthouseId: null };
  if (!around) return undefined;
  const fits = (given: string | null | undefined, is: string | null) => !given || given === is;
  return fits(stateId, around.stateId) && fits(countyId, around.countyId) ? around : undefined;
}

function seen(db: Kysely<DB>, scope: Scope) {
  const seesAll = scope.kind === 'system' || scope.kind === 'all';
  return db
    .selectFrom('cases.documentTemplate as t')
    .leftJoin('users.publishedFirm as firm', 'firm.id', 't.firmId')
    .leftJoin('users.publishedState as state', 'state.id', 't.stateId')
    .leftJoin('users.publishedCounty as county', 'county.id', 't.countyId')
    .leftJoin('cases.courthouse as court', 'court.id', 't.courthouseId')
    .$if(!seesAll, (rows) =>
      rows.where((of) =>
        of.or([of('t.firmId', 'is', null), of('t.firmId', '=', sql<string>`any(${scope.firmIds}::uuid[])`)]),
      ),
    );
}

const statusColumn = sql<
  'DRAFT' | 'PUBLISHED' | 'RETIRED'
>`case when t.retired_at is not null then 'RETIRED' when t.published_version > 0 then 'PUBLISHED' else 'DRAFT' end`;

const shown = [
  't.id',
  't.firmId',
  sql<string | null>`firm.name`.as('firmName'),
  't.kind',
  't.name',
  't.type',
  't.slotId',
  statusColumn.as('status'),
  't.stateId',
  sql<string | null>`state.code`.as('stateCode'),
  't.countyId',
  sql<string | null>`county.name`.as('countyName'),
  't.courthouseId',
  sql<string | null>`court.short_name`.as('courthouseName'),
  't.moment',
  't.notHere',
  't.formNumber',
  't.revision',
  't.source',
  't.confidence',
  't.publishedVersion',
  sql<boolean>`exists (select from cases.document_template_version d where d.template_id = t.id and d.status = 'DRAFT')`.as(
    'hasDraft',
  ),
  't.retiredAt',
  't.reviewedAt',
  't.reviewedByName',
  't.createdAt',
  't.updatedAt',
  't.version',
] as const;
