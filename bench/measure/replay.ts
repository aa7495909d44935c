import pg from 'pg';
import { recordStatements, type Statement } from '../../server/test/support/statements.ts';
import { cpuOf } from './cpu.ts';

const isOpening = ({ text }: Statement) => text.startsWith('begin;');
const isEnd = ({ text }: Statement) => /^(?:commit|rollback)\b/.test(text);
const isWrite = ({ text }: Statement) =>
  /^\s*(?:with\b[^]*)?\b(?:insert into|update|delete from) /.test(text);

/** What something cost: seconds, and milliseconds of CPU of the process and the database. */
export interface Cost {
  seconds: number;
  cpu: number;
}

async function costOf(postmasterPid: number, work: () => Promise<unknown>): Promise<Cost> {
  const used = () => {
    const { server, database } = cpuOf(process.pid, postmasterPid);
    return server + database;
  };
  const [before, start] = [used(), performance.now()];
  await work();
  return { seconds: (performance.now() - start) / 1_000, cpu: used() - before };
}

/** What the product does, one transaction after another, and what it cost. @returns its transactions that write, writes alone. */
export async function recordWrites(
  postmasterPid: number,
  work: () => Promise<unknown>,
): Promise<{ cost: Cost; transactions: Statement[][] }> {
  let cost: Cost | undefined;
  const statements = await recordStatements(async () => {
    cost = await costOf(postmasterPid, work);
  });
  if (!cost) throw new Error('Nothing was measured.');
  const transactions: Statement[][] = [];
  // Of each connection, for others read in between.
  const current = new Map<number, Statement[]>();
  for (const statement of statements) {
    const { connection } = statement;
    const own = current.get(connection) ?? [];
    if (isOpening(statement)) current.set(connection, [statement]);
    else if (isWrite(statement)) own.push(statement);
    else if (isEnd(statement) && own.length > 1) transactions.push(own.splice(0));
  }
  return { cost, transactions };
}

/** The same writes with the same values in a twin of the database, as the application’s role and in its scope, prepared. */
export async function replayWrites(
  postmasterPid: number,
  connection: pg.ClientConfig,
  transactions: readonly Statement[][],
): Promise<Cost> {
  const client = new pg.Client(connection);
  await client.connect();
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const known = names.get(text) ?? `bare${names.size}`;
    names.set(text, known);
    return known;
  };
  try {
    return await costOf(postmasterPid, async () => {
      for (const [opening, ...writes] of transactions) {
        await client.query(opening?.text ?? 'begin');
        for (const { text, values } of writes) await client.query({ name: nameOf(text), text, values });
        await client.query('commit');
      }
    });
  } finally {
    await client.end();
  }
}

/** All statements with the same values in a twin of the database, prepared, over one connection: reads, and each transaction’s begin and end. */
export async function replayAll(
  connection: pg.ClientConfig,
  statements: readonly Statement[],
): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  const names = new Map<string, string>();
  try {
    for (const statement of statements) {
      const { text, values } = statement;
      if (isOpening(statement) || isEnd(statement)) {
        await client.query(text);
        continue;
      }
      const name = names.get(text) ?? `all${names.size}`;
      names.set(text, name);
      await client.query({ name, text, values });
    }
  } finally {
    await client.end();
  }
}
