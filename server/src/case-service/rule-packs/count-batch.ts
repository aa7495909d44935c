import type { Context } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import { notifyIn } from '../../user-service/notifications/index.ts';
import {
  bookWith,
  type CaseDate,
  type CaseFactsRow,
  type Court,
  countRows,
  courtOfCase,
  datesOfCase,
  type LawBook,
  readLawBook,
  selectCaseFacts,
} from '../deadlines/index.ts';
import { auditRules } from './audit-rules.ts';
import {
  advanceRecount,
  type CaseKey,
  insertImpact,
  insertMovedDates,
  lockRecount,
  type RecountRow,
  selectNextCases,
  selectToldOfMoves,
} from './recount-queries.ts';
import { findPack, type Pack } from './rule-pack-queries.ts';

/** Cases of one transaction: a worker that is killed loses so much and no more. */
export const BATCH_CASES = 1_000;

/** Another worker ended the count meanwhile. */
class NothingLeft extends Error {}

/**
 * Counts the next cases of a count, in a transaction of their own with the place where the next one goes on: after a
 * kill nothing is left out, and nothing done twice.
 * @returns whether there is more to do.
 */
export async function countBatch(context: Context, recountId: string): Promise<boolean> {
  try {
    return await transact(context, async (tx) => {
      const count = await lockRecount(tx.db, recountId);
      if (!count) throw new NothingLeft();
      return countNext(tx, count);
    });
  } catch (error) {
    if (error instanceof NothingLeft) return false;
    throw error;
  }
}

/** The same inside of a transaction that has locked the count. */
export async function countNext(tx: Tx, count: RecountRow): Promise<boolean> {
  const state = count.state_code ?? '';
  const isDraft = count.reason === 'RULE_DRAFT';
  const books = await booksOf(tx, count);
  const next = books ? await selectNextCases(tx.db, count, { limit: BATCH_CASES, isRead: isDraft }) : [];
  const rows = await factsOf(tx, next);
  const moves: Move[] = [];
  if (books && isDraft) {
    await compareDates(tx, rows, books, moves);
    await insertImpact(
      tx.db,
      moves.map((move) => impactRow(move, count)),
    );
  } else if (books) {
    await countRows(tx.db, rows, books.after, tx.now, (row, court, after) =>
      moves.push(...movesOf(row, datesBefore(row, court, books), daysOf(after))),
    );
    await insertMovedDates(
      tx.db,
      moves.map((move) => movedRow(move, count, tx.now)),
    );
  }
  const isDone = next.length < BATCH_CASES;
  await advanceRecount(tx.db, count.id, {
    done: next.length,
    moved: moves.length,
    last: next.at(-1),
    endedAt: isDone ? tx.now : null,
  });
  await auditRules(tx, state, isDraft ? 'rule-pack.count-impact' : 'rule-pack.recount', {
    version: count.pack_version,
    cases: next.length,
    moved: moves.length,
    isDone,
  });
  if (isDone && !isDraft) await tellFirms(tx, count);
  return !isDone;
}

interface Books {
  before: LawBook;
  after: LawBook;
  /** The state had rules before. */
  hadRules: boolean;
}

/** The law before and after; null for a draft that was changed or thrown away meanwhile: nobody waits for its count. */
async function booksOf(tx: Tx, count: RecountRow): Promise<Books | null> {
  const state = count.state_code ?? '';
  const now = await readLawBook(tx.db);
  const base = count.base_version === null ? null : await findPack(tx.db, state, count.base_version);
  const before = bookWith(now, state, base?.content ?? null);
  const hadRules = base !== null && base !== undefined;
  if (count.reason === 'RULE_PACK') return { before, after: now, hadRules };
  const draft = await findPack(tx.db, state, 'draft');
  if (!draft || !isCountOf(count, draft)) return null;
  return { before, after: bookWith(now, state, draft.content), hadRules };
}

/** Whether a count is of a draft as it reads now. */
export const isCountOf = (
  { pack_version: version, draft_lock: lock, base_version: base }: RecountRow,
  draft: Pick<Pack, 'version' | 'lock_version' | 'based_on'>,
): boolean => version === draft.version && lock === draft.lock_version && base === draft.based_on;

async function factsOf({ db }: Tx, keys: readonly CaseKey[]): Promise<CaseFactsRow[]> {
  const byFirm = Map.groupBy(keys, ({ firmId }) => firmId);
  const rows: CaseFactsRow[] = [];
  for (const [firmId, ofFirm] of byFirm) {
    rows.push(...(await selectCaseFacts(db, { firmId, caseIds: ofFirm.map(({ caseId }) => caseId) })));
  }
  return rows;
}

interface Move {
  row: CaseFactsRow;
  event: string;
  was: string | null;
  becomes: string | null;
}

async function compareDates(
  { db }: Tx,
  rows: readonly CaseFactsRow[],
  books: Books,
  moves: Move[],
): Promise<void> {
  for (const row of rows) {
    const court = await courtOfCase(db, row, books.after);
    if (!court) continue;
    const after = daysOf(datesOfCase(row, court, books.after));
    moves.push(...movesOf(row, datesBefore(row, court, books), after));
  }
}

function datesBefore(row: CaseFactsRow, court: Court, { before, hadRules }: Books): Days {
  return hadRules ? daysOf(datesOfCase(row, court, before)) : new Map();
}

/** The dates that the law moves and no fact: the same facts were counted by both. */
function movesOf(row: CaseFactsRow, before: Days, after: Days): Move[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((event) => {
    const was = before.get(event) ?? null;
    const becomes = after.get(event) ?? null;
    return was === becomes ? [] : [{ row, event, was, becomes }];
  });
}

type Days = ReadonlyMap<string, string>;

/** Days at the court; of an hour rule the day of its moment. */
function daysOf(dates: readonly CaseDate[]): Days {
  return new Map(
    dates.flatMap(({ event, deadline: { date } }) => (date ? [[event, date.slice(0, 10)] as const] : [])),
  );
}

const caseOf = ({ row }: Move) => ({ firm_id: row.firm_id, client_id: row.client_id, case_id: row.id });

const impactRow = (move: Move, { id }: RecountRow) => ({
  ...caseOf(move),
  recount_id: id,
  event: move.event,
  was: move.was,
  becomes: move.becomes,
});

const movedRow = (move: Move, { state_code: state, pack_version: version }: RecountRow, now: Date) => ({
  ...caseOf(move),
  id: newId(),
  state_code: state ?? '',
  pack_version: version ?? '',
  event: move.event,
  was: move.was,
  becomes: move.becomes,
  moved_at: now,
});

async function tellFirms(tx: Tx, { state_code: state, pack_version: version }: RecountRow): Promise<void> {
  if (!state || !version) return;
  const pack = await findPack(tx.db, state, version);
  await notifyIn(tx, {
    userIds: await selectToldOfMoves(tx.db, { stateCode: state, version }),
    kind: 'rule-pack.moved',
    title: `${pack?.name ?? state}, version ${version}`,
    text: 'Dates of your cases moved. See them and accept them.',
    params: { state, version, name: pack?.name ?? state },
  });
}
