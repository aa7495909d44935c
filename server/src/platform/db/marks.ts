import { splitStatements } from './statements.ts';

/** How a table is spread where the database is a Citus cluster. */
export type Mark = { kind: 'distribute'; table: string; by: string } | { kind: 'reference'; table: string };

const marked = /^--\s*(distribute|reference):\s*([a-z_]+\.[a-z_0-9]+)(?:\s+by\s+([a-z_]+))?\s*$/gm;
const created = /^create\s+table\s+(?:if\s+not\s+exists\s+)?([a-z_]+\.[a-z_0-9]+)/i;
const MARKED_SCHEMAS = ['cases', 'users'];
const changesMarked = /^alter\s+table\s+(?:if\s+exists\s+)?(?:cases|users)\./i;
const addsColumn =
  /\badd\s+(?:column\s+)?(?!constraint\b)[^,]*?\b(?:check|references|unique|primary\s+key)\b/i;

const isRefusedByCitus = (sql: string) => changesMarked.test(sql) && addsColumn.test(sql);

/** The table that a statement creates, if it does. */
export function createdTable(sql: string): string | undefined {
  return created.exec(sql)?.[1]?.toLowerCase();
}

/**
 * Reads the marks of a migration: `-- distribute: cases.docket by firm_id`, `-- reference: users.client`.
 *
 * @throws when a column of `cases` or `users` is added together with a check, key or reference, when a table of `cases` or `users` carries none or two, when a mark names no table of the file, and
 *   when a table of `cases` would be distributed by anything but its firm.
 */
export function readMarks(name: string, source: string): Map<string, Mark> {
  const statements = splitStatements(source);
  for (const { sql, line } of statements) {
    if (!isRefusedByCitus(sql)) continue;
    throw new Error(
      `${name}:${line}: Citus refuses a column that comes with a rule of its own. Add the column first, then ` +
        '`alter table … add constraint <name> …` in a statement of its own.',
    );
  }
  const tables = statements.flatMap(({ sql }) => createdTable(sql) ?? []);
  const marks = new Map<string, Mark>();
  for (const [, kind, table = '', by] of source.matchAll(marked)) {
    if (marks.has(table)) throw new Error(`${name}: ${table} is marked twice.`);
    if (!tables.includes(table))
      throw new Error(`${name}: a mark names ${table}, which this migration does not create.`);
    if (kind === 'distribute' && by !== 'firm_id') {
      throw new Error(
        `${name}: write \`-- distribute: ${table} by firm_id\`; the firm is what spreads the data.`,
      );
    }
    marks.set(table, kind === 'distribute' ? { kind, table, by: 'firm_id' } : { kind: 'reference', table });
  }
  for (const table of tables) {
    if (!MARKED_SCHEMAS.includes(table.split('.')[0] ?? '') || marks.has(table)) continue;
    throw new Error(
      `${name}: say below \`create table ${table}\` how it is spread: ` +
        `\`-- distribute: ${table} by firm_id\` or \`-- reference: ${table}\`.`,
    );
  }
  return marks;
}
