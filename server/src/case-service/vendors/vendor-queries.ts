import type { VendorQuery } from '@writdesk/contract/vendors/vendors';
import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import { contains } from '../../platform/db/like.ts';
import { lockName } from '../../platform/db/named-locks.ts';
import { selectPage, sorted } from '../../platform/db/page.ts';
import type { CasesVendor, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleToFirm } from '../../platform/db/visible.ts';

export interface VendorKey {
  firmId: string;
  id: string;
}

/** What is shown of a vendor: never the sealed number. */
const shown = [
  'v.firmId',
  'v.id',
  'v.legalName',
  'v.businessName',
  'v.otherNames',
  'v.taxClass',
  'v.income',
  'v.isGovernment',
  'v.addressLine1',
  'v.addressLine2',
  'v.city',
  'v.stateCode',
  'v.zipCode',
  'v.tinKind',
  'v.tinEnding',
  'v.w9On',
  'v.version',
] as const;

const visibleVendors = (db: Kysely<DB>, scope: Scope) =>
  db.selectFrom('cases.vendor as v').where(visibleToFirm(scope, 'v'));

export function selectVendorPage(db: Kysely<DB>, scope: Scope, { search, sort, ...wanted }: VendorQuery) {
  const names = sql<string>`lower(v.legal_name || ' ' || coalesce(v.business_name, '') || ' ' || array_to_string(v.other_names, ' '))`;
  const matching = visibleVendors(db, scope).$if(search !== '', (rows) =>
    rows.where(sql<SqlBool>`${names} like ${contains(search.toLowerCase())}`),
  );
  const [column, direction] = sorted({ legalName: sql`lower(v.legal_name)` }, sort);
  return selectPage(db, matching, wanted, (rows) =>
    rows.select(shown).orderBy(column, direction).orderBy('v.id'),
  );
}

/** All vendors of the firm, by their ids. */
export const selectVendors = (db: Kysely<DB>, scope: Scope) =>
  visibleVendors(db, scope).select(shown).orderBy('v.id').execute();

export const findVendor = (db: Kysely<DB>, scope: Scope, id: string) =>
  visibleVendors(db, scope).select(shown).where('v.id', '=', id).executeTakeFirst();
export type VendorRow = NonNullable<Awaited<ReturnType<typeof findVendor>>>;

export const lockVendor = (db: Kysely<DB>, { firmId, id }: VendorKey) =>
  db
    .selectFrom('cases.vendor as v')
    .select(shown)
    .where('v.firmId', '=', firmId)
    .where('v.id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** The sealed numbers of vendors, for the file of whoever may read them. */
export const selectSealedTins = (db: Kysely<DB>, firmId: string) =>
  db
    .selectFrom('cases.vendor')
    .select(['id', 'sealedTin'])
    .where('firmId', '=', firmId)
    .where('sealedTin', 'is not', null)
    .orderBy('id')
    .execute();

export async function insertVendor(db: Kysely<DB>, row: Insertable<CasesVendor>): Promise<void> {
  await db.insertInto('cases.vendor').values(row).execute();
}

export async function updateVendorRow(
  db: Kysely<DB>,
  { firmId, id }: VendorKey,
  changes: Partial<Insertable<CasesVendor>>,
): Promise<void> {
  await db
    .updateTable('cases.vendor')
    .set({ ...changes, version: sql`version + 1` })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute();
}

/** Holds off everybody else who gives names to vendors of the firm. */
export const lockNames = (db: Kysely<DB>, firmId: string) => lockName(db, `vendor names ${firmId}`);

/** Which of some names mean another vendor. */
export async function selectTaken(db: Kysely<DB>, { firmId, id }: VendorKey, keys: readonly string[]) {
  const rows = await db
    .selectFrom('cases.vendorName')
    .select('nameKey')
    .where('firmId', '=', firmId)
    .where('vendorId', '<>', id)
    .where('nameKey', 'in', keys)
    .execute();
  return new Set(rows.map(({ nameKey }) => nameKey));
}

export async function putNames(db: Kysely<DB>, { firmId, id }: VendorKey, keys: readonly string[]) {
  await db.deleteFrom('cases.vendorName').where('firmId', '=', firmId).where('vendorId', '=', id).execute();
  const rows = keys.map((nameKey) => ({ firmId, nameKey, vendorId: id }));
  await db.insertInto('cases.vendorName').values(rows).execute();
}
