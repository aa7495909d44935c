import { rulePackContent, type RulePackContent } from '@writdesk/contract/rule-packs/rule-rows';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { CasesRulePack, DB } from '../../platform/db/schema.ts';
import type { KnownPlaces } from './pack-faults.ts';

type Row = Selectable<CasesRulePack>;
/** A version of a state's rules, with what it says. */
export interface Pack extends Omit<Row, 'content'> {
  content: RulePackContent;
}

/** The pack that is asked for: the one that holds, the one that is being made, or a version by its name. */
export async function findPack(
  db: Kysely<DB>,
  stateCode: string,
  version: string,
): Promise<Pack | undefined> {
  const all = db.selectFrom('cases.rulePack').selectAll().where('stateCode', '=', stateCode);
  const row = await (
    version === 'published' || version === 'draft'
      ? all.where('status', '=', version === 'draft' ? 'DRAFT' : 'PUBLISHED')
      : all.where('version', '=', version)
  ).executeTakeFirst();
  return row && packOf(row);
}

/** What holds and what is being made, of every state. */
export async function selectLivePacks(db: Kysely<DB>): Promise<Pack[]> {
  const rows = await db
    .selectFrom('cases.rulePack')
    .selectAll()
    .where('status', 'in', ['PUBLISHED', 'DRAFT'])
    .orderBy('stateCode')
    .orderBy('version')
    .execute();
  return rows.map(packOf);
}

const packOf = (row: Row): Pack => ({
  ...row,
  content: rulePackContent.parse(row.content),
});

/** The versions of a state without what they say, the latest first. */
export function selectVersions(db: Kysely<DB>, stateCode: string) {
  return db
    .selectFrom('cases.rulePack')
    .select(['version', 'status', 'note', 'basedOn', 'createdBy', 'createdAt', 'publishedBy', 'publishedAt'])
    .where('stateCode', '=', stateCode)
    .orderBy((eb) => sql`string_to_array(${eb.ref('version')}, '.')::int[]`, 'desc')
    .execute();
}

/** Of two who change the rules of a state the second waits until the transaction ends. */
export async function lockRules(db: Kysely<DB>, stateCode: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rule-pack:${stateCode}`}, 8))`.execute(db);
}

export async function insertDraft(
  db: Kysely<DB>,
  draft: {
    content: RulePackContent;
    note: string;
    basedOn: string | null;
    by: { id: string; name: string };
    at: Date;
  },
): Promise<void> {
  const { content, note, basedOn, by, at } = draft;
  await db
    .insertInto('cases.rulePack')
    .values({
      stateCode: content.state,
      version: content.version,
      status: 'DRAFT',
      name: content.name,
      content: JSON.stringify(content),
      note,
      basedOn,
      createdBy: by.name,
      createdById: by.id,
      createdAt: at,
    })
    .execute();
}

export async function updateDraft(
  db: Kysely<DB>,
  { content, note }: { content: RulePackContent; note: string },
): Promise<void> {
  await db
    .updateTable('cases.rulePack')
    .set({
      name: content.name,
      content: JSON.stringify(content),
      note,
      lockVersion: sql`lock_version + 1`,
    })
    .where('stateCode', '=', content.state)
    .where('status', '=', 'DRAFT')
    .execute();
}

export async function deleteDraft(db: Kysely<DB>, stateCode: string): Promise<void> {
  await db
    .deleteFrom('cases.rulePack')
    .where('stateCode', '=', stateCode)
    .where('status', '=', 'DRAFT')
    .execute();
}

/** The draft becomes the law; what held before stays on record. */
export async function makeLaw(
  db: Kysely<DB>,
  stateCode: string,
  { note, by, at }: { note: string; by: { id: string; name: string }; at: Date },
): Promise<void> {
  const of = (status: Pack['status']) =>
    db.updateTable('cases.rulePack').where('stateCode', '=', stateCode).where('status', '=', status);
  await of('PUBLISHED').set({ status: 'SUPERSEDED' }).execute();
  await of('DRAFT')
    .set({ status: 'PUBLISHED', note, publishedBy: by.name, publishedById: by.id, publishedAt: at })
    .execute();
}

/** The places that rules of a state can name. */
export async function selectKnownPlaces(db: Kysely<DB>, stateCode: string): Promise<KnownPlaces> {
  const counties = await db
    .selectFrom('users.publishedCounty')
    .select('name')
    .where('stateCode', '=', stateCode)
    .execute();
  const courthouses = await db
    .selectFrom('cases.courthouse as court')
    .innerJoin('users.publishedCounty as county', 'county.id', 'court.countyId')
    .select(['county.name as county', 'court.shortName'])
    .where('county.stateCode', '=', stateCode)
    .execute();
  return {
    counties: counties.flatMap(({ name }) => name ?? []),
    courthouses: courthouses.flatMap(({ county, shortName }) => (county ? [{ county, shortName }] : [])),
  };
}

/** A state's name; undefined where there is no such state. */
export async function findStateName(db: Kysely<DB>, stateCode: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users.publishedState')
    .select('name')
    .where('code', '=', stateCode)
    .executeTakeFirst();
  return row?.name ?? undefined;
}
