import type { DeadlineEvent } from '@writdesk/contract/deadlines/deadline-values';
import type { Tx } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import { notifyIn } from '../../user-service/notifications/index.ts';
import {
  bookWith,
  type CaseDate,
  type CaseFactsRow,
  countRows,
  type Court,
  courtOfCase,
  datesOfCase,
  factsOfKeys,
  keepMovedDates,
  type LawBook,
  readLawBook,
} from '../deadlines/index.ts';
import type { Counter, RecalculationRow } from '../recalculations/index.ts';
import { auditRules } from './audit-rules.ts';
import { insertImpact, selectNotifiedOfMoves } from './counted-move-queries.ts';
import { rulePackContent } from '@writdesk/contract/rule-packs/rule-rows';
import { findPack, type Pack } from './rule-pack-queries.ts';
import { rulePackAudits } from './rule-pack-audits.ts';
import { rulePackNotifications } from '@writdesk/contract/rule-packs/rule-pack-notifications';

/** Dates of open cases by a version that holds now; what moved is kept for a lawyer to accept. */
export const packCounter: Counter = {
  reason: 'RULE_PACK',
  async begin(tx, count) {
    const books = await booksOf(tx, count);
    return async (keys) => {
      const moves: Move[] = [];
      const { stateCode: state, packVersion: version } = count;
      const by = { state: state ?? '', version: version ?? '', at: tx.now };
      await countRows(tx.db, await factsOfKeys(tx, keys), books.after, tx.now, {
        onCounted: (row, court, after) =>
          moves.push(...movesOf(row, datesBefore(row, court, books), daysOf(after))),
        keepMoves: () => {
          const rows = moves.map((move) => movedRow(move, count, tx.now));
          return keepMovedDates(tx.db, rows, by);
        },
      });
      return moves.length;
    };
  },
  audit: (tx, count, step) => auditCount(tx, rulePackAudits.recalculation, count, step),
  ended: notifyFirms,
};

/** What a draft would move; no case is changed. */
export const draftCounter: Counter = {
  reason: 'RULE_DRAFT',
  isRead: true,
  async begin(tx, count) {
    const state = count.stateCode ?? '';
    const draft = await findPack(tx.db, state, 'draft');
    // It was changed or thrown away meanwhile: nobody waits for its count.
    if (!draft || !isCountOf(count, draft)) return null;
    const { before, after: now, hadRules } = await booksOf(tx, count);
    const books = { before, after: bookWith(now, state, draft.content), hadRules };
    return async (keys) => {
      const moves: Move[] = [];
      await compareDates(tx, await factsOfKeys(tx, keys), books, moves);
      await insertImpact(
        tx.db,
        moves.map((move) => impactRow(move, count)),
      );
      return moves.length;
    };
  },
  audit: (tx, count, step) => auditCount(tx, rulePackAudits.countImpact, count, step),
};

function auditCount(
  tx: Tx,
  kind: typeof rulePackAudits.recalculation,
  { stateCode: state, packVersion: version }: RecalculationRow,
  step: { cases: number; moved: number; isDone: boolean },
): Promise<void> {
  return auditRules(tx, kind, { state: state ?? '', version, ...step });
}

interface Books {
  before: LawBook;
  after: LawBook;
  /** The state had rules before. */
  hadRules: boolean;
}

/** The law before a count and now. */
async function booksOf(tx: Tx, count: RecalculationRow): Promise<Books> {
  const state = count.stateCode ?? '';
  const after = await readLawBook(tx.db);
  const base = await contentBefore(tx, count);
  return { before: bookWith(after, state, base), after, hadRules: base !== null };
}

/** What held before: by its version, or as it was kept where a release gave the same version other rows. */
async function contentBefore({ db }: Tx, count: RecalculationRow): Promise<Pack['content'] | null> {
  const { baseContent: kept, baseVersion: version, stateCode: state } = count;
  if (kept !== null) return rulePackContent.parse(kept);
  return version === null ? null : ((await findPack(db, state ?? '', version))?.content ?? null);
}

/** Whether a count is of a draft as it reads now. */
export const isCountOf = (
  { packVersion: version, draftLock: lock, baseVersion: base }: RecalculationRow,
  draft: Pick<Pack, 'version' | 'lockVersion' | 'basedOn'>,
): boolean => version === draft.version && lock === draft.lockVersion && base === draft.basedOn;

interface Move {
  row: CaseFactsRow;
  event: DeadlineEvent;
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

type Days = ReadonlyMap<DeadlineEvent, string>;

/** Days at the court; of an hour rule the day of its moment. */
function daysOf(dates: readonly CaseDate[]): Days {
  return new Map(
    dates.flatMap(({ event, deadline: { date } }) => (date ? [[event, date.slice(0, 10)] as const] : [])),
  );
}

const caseOf = ({ row }: Move) => ({ firmId: row.firmId, clientId: row.clientId, caseId: row.id });

const impactRow = (move: Move, { id }: RecalculationRow) => ({
  ...caseOf(move),
  recalculationId: id,
  event: move.event,
  was: move.was,
  becomes: move.becomes,
});

const movedRow = (move: Move, { stateCode: state, packVersion: version }: RecalculationRow, now: Date) => ({
  ...caseOf(move),
  id: newId(),
  stateCode: state ?? '',
  packVersion: version ?? '',
  event: move.event,
  was: move.was,
  becomes: move.becomes,
  movedAt: now,
});

async function notifyFirms(
  tx: Tx,
  { stateCode: state, packVersion: version }: RecalculationRow,
): Promise<void> {
  if (!state || !version) return;
  const pack = await findPack(tx.db, state, version);
  await notifyIn(tx, rulePackNotifications.moved, {
    userIds: await selectNotifiedOfMoves(tx.db, { stateCode: state, version }),
    subject: { kind: 'rule-pack', id: state },
    params: { state, version, name: pack?.name ?? state },
  });
}
