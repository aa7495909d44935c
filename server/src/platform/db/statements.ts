/** One SQL statement of a file, without its closing semicolon. */
export interface Statement {
  sql: string;
  /** The line of the file it begins on, from 1. */
  line: number;
}

// What may hold a semicolon or a quote that means nothing: comments, texts, quoted names, dollar-quoted bodies.
const opaque =
  /--[^\n]*|\/\*[\s\S]*?\*\/|\b[eE]'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$(?:[A-Za-z_]\w*)?\$)[\s\S]*?\1|;/g;

/**
 * Cuts a migration into its statements.
 *
 * @throws on `begin atomic`, whose inner semicolons only PostgreSQL's own parser distinguishes: quote the body
 *   with `$$` instead.
 */
export function splitStatements(source: string): Statement[] {
  if (/\bbegin\s+atomic\b/i.test(source)) {
    throw new Error(
      'A migration may not use `begin atomic`: quote the body of the function with $$ instead.',
    );
  }
  const statements: Statement[] = [];
  let start = 0;
  const take = (end: number) => {
    const piece = source.slice(start, end);
    const lead = piece.match(/^(?:\s+|--[^\n]*|\/\*[\s\S]*?\*\/)*/)?.[0].length ?? 0;
    const sql = piece.slice(lead).trim();
    if (sql) statements.push({ sql, line: source.slice(0, start + lead).split('\n').length });
    start = end + 1;
  };
  for (const match of source.matchAll(opaque)) {
    if (match[0] === ';') take(match.index);
  }
  take(source.length);
  return statements;
}
