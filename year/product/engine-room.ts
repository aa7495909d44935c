import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Statements that take longer are noted by the database, for the report. */
const SLOW_MS = 50;
/** Of these it notes the plan, too. */
const PLANNED_MS = 150;
const MB = 1024 * 1024;
/** A file is named by the hash of its path. */
const HASH_LETTERS = 64;

export interface SlowStatement {
  text: string;
  count: number;
  longestMs: number;
  totalMs: number;
  /** Of the time when it took longest; absent where the database noted none. */
  plan?: string;
}

/** The machine below a Writdesk of the player’s own: what breaks there, and how large and how slow it is. Nothing of it is asked to play. */
export function engineRoom(dataDir: string) {
  const postgres = join(dataDir, 'postgres');
  const files = join(dataDir, 'files');
  const lock = () => readFileSync(join(postgres, 'data/postmaster.pid'), 'utf8').split('\n');

  const socketFolder = () => lock()[4] ?? '';

  async function ask<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    const host = socketFolder();
    const client = new pg.Client({ host, port: 5432, user: 'writdesk', database: 'writdesk' });
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  return {
    ask,
    socketFolder,
    /** As a crash would end it. */
    killDatabase: () => void process.kill(Number(lock()[0]), 'SIGKILL'),
    /** The folder of the files can’t be reached: another thing stands in its place. */
    takeStorageAway() {
      renameSync(files, `${files}.away`);
      writeFileSync(files, '');
    },
    giveStorageBack() {
      if (!existsSync(`${files}.away`)) return;
      rmSync(files, { recursive: true });
      renameSync(`${files}.away`, files);
    },
    /** The files that arrived, with their sizes. */
    async filesInStorage(): Promise<Map<string, number>> {
      const found = new Map<string, number>();
      for (const entry of await readdir(files, { recursive: true, withFileTypes: true }))
        if (entry.isFile() && entry.name.length === HASH_LETTERS)
          found.set(entry.name, statSync(join(entry.parentPath, entry.name)).size);
      return found;
    },
    async noteSlowStatements(): Promise<void> {
      await ask(`alter system set log_min_duration_statement = ${SLOW_MS}`);
      await ask('alter system set log_parameter_max_length = 0');
      await ask(`alter system set session_preload_libraries = 'auto_explain'`);
      await ask(`alter system set auto_explain.log_min_duration = ${PLANNED_MS}`);
      await ask('select pg_reload_conf()');
    },
    async databaseMegabytes(): Promise<number> {
      const [row] = await ask<{ bytes: string }>(`select pg_database_size('writdesk')::text as bytes`);
      return Math.round(Number(row?.bytes) / MB);
    },
    slowStatements(): SlowStatement[] {
      const log = join(postgres, 'postgres.log');
      return statSync(log, { throwIfNoEntry: false }) ? slowIn(readFileSync(log, 'utf8')) : [];
    },
  };
}
export type EngineRoom = ReturnType<typeof engineRoom>;

/** What the log of a database says of statements that took long, those first that took longest in all. */
export function slowIn(log: string): SlowStatement[] {
  const found = new Map<string, SlowStatement>();
  const line =
    /duration: ([\d.]+) ms {2}(?:execute [^:]*|statement|bind [^:]*|parse [^:]*): ([^]*?)(?=\n\d{4}-\d\d-\d\d |$)/g;
  for (const [, ms, statement = ''] of log.matchAll(line)) {
    const text = shortened(statement);
    const one = found.get(text) ?? { text, count: 0, longestMs: 0, totalMs: 0 };
    one.count += 1;
    one.totalMs += Number(ms);
    one.longestMs = Math.max(one.longestMs, Number(ms));
    found.set(text, one);
  }
  for (const [text, plan] of plansIn(log)) {
    const one = found.get(text);
    if (one) one.plan = plan;
  }
  return [...found.values()].toSorted((a, b) => b.totalMs - a.totalMs);
}

const shortened = (statement: string): string => statement.replace(/\s+/g, ' ').trim().slice(0, 400);

/** By its statement, the plan of the time when that took longest. */
function plansIn(log: string): Map<string, string> {
  const plans = new Map<string, string>();
  const longest = new Map<string, number>();
  const line =
    /duration: ([\d.]+) ms {2}plan:\s*Query Text: ([^]*?)\n\t?([A-Z][^\n]*\(cost=[^]*?)(?=\n\d{4}-\d\d-\d\d |$)/g;
  for (const [, ms, statement = '', plan = ''] of log.matchAll(line)) {
    const text = shortened(statement);
    if (Number(ms) <= (longest.get(text) ?? 0)) continue;
    longest.set(text, Number(ms));
    plans.set(text, plan.replaceAll(/^\t/gm, '').trimEnd());
  }
  return plans;
}
