import type pg from 'pg';
import { referenceId } from '../../server/seed/reference-id.ts';
import { auditSql, companySql, caseSql, childSql, helpers } from './cases-sql.ts';

export const COUNTY = referenceId('county', '13121');
export const COURTHOUSE = referenceId('courthouse', 'ga-fulton');

/** One firm of a world. */
export interface SeededFirm {
  firmId: string;
  /** Counts the firms: it is part of its records' ids. */
  number: number;
  workflowId: string;
  cases: number;
}

/**
 * Puts in firms with all their cases. The rows are made on the server; foreign keys are not asked, and the indexes that a row would
 * change one by one are built at the end.
 */
export async function seedFirms(
  owner: pg.Client,
  firms: readonly SeededFirm[],
  say: (line: string) => void,
): Promise<void> {
  await owner.query(helpers);
  await owner.query(
    "set session_replication_role = replica; set maintenance_work_mem = '1GB'; set synchronous_commit = off",
  );
  const dropped = await dropIndexes(owner);
  for (const firm of firms) await seedFirm(owner, firm, say);
  for (const definition of dropped) await owner.query(definition);
  say('indexes are built');
  await fillTallies(owner);
  await owner.query('reset session_replication_role');
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('cases', 'users')`,
  );
  for (const { name } of rows) await owner.query(`vacuum analyze ${name}`);
  say('vacuumed');
}

async function seedFirm(owner: pg.Client, firm: SeededFirm, say: (line: string) => void): Promise<void> {
  const { firmId, number, workflowId, cases } = firm;
  for (const sql of companySql) await owner.query(inline(sql, [firmId, number, cases, COUNTY]));
  await owner.query(inline(caseSql, [firmId, number, cases, COUNTY, COURTHOUSE, workflowId]));
  await owner.query('analyze cases.eviction_case');
  say(`${cases.toLocaleString('en-US')} cases of firm ${number}`);
  for (const [table, sql] of childSql) {
    await owner.query(inline(sql, [firmId]));
    say(`  ${table}`);
  }
  await owner.query(inline(auditSql, [firmId]));
}

/** PostgreSQL would take the same number for texts and for numbers in turn. */
const inline = (sql: string, values: readonly (string | number)[]) =>
  sql.replace(/\$(\d)/g, (_, index: string) => {
    const value = values[Number(index) - 1];
    return typeof value === 'number' ? String(value) : `'${value}'::uuid`;
  });

/** As `fillTallies` of the product does, with the time that a million cases take. */
export async function fillTallies(owner: pg.Client): Promise<void> {
  await owner.query(`
    insert into cases.case_tally (firm_id, grain, of_id, what, day, n)
    select d.firm_id, kept.grain, kept.of_id, d.what, counted.day, count(*)::int
    from cases.tallied_case d
    cross join lateral (values ('FIRM', d.firm_id), ('CLIENT', d.client_id), ('COUNTY', d.county_id)) kept (grain, of_id)
    cross join lateral (values (d.day, true), ('0001-01-01'::date, d.what ~ '^(done|outcome|took)[.]')) counted (day, is_counted)
    where counted.is_counted and kept.of_id is not null group by 1, 2, 3, 4, 5`);
}

/** @returns how they are made again. */
async function dropIndexes(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `select format('%I.%I', schemaname, indexname) as name, indexdef as definition from pg_indexes
     where schemaname = 'cases' and not exists (select from pg_constraint where conindid = format('%I.%I', schemaname, indexname)::regclass)
       and tablename in ('eviction_case', 'status_change', 'reminder', 'audit_event', 'billing_item')`,
  );
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}
