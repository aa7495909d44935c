import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { netLines } from '../invoices/index.ts';
import { monthOf } from '../ledger/index.ts';
import { interestOfLine, type LineFacts, rateOf } from './interest-of-line.ts';
import {
  type BearingLine,
  type DueMonth,
  selectBearing,
  selectCharged,
  selectDisputedDays,
  selectMoves,
} from './interest-queries.ts';
import { selectCaps, selectRates } from './interest-rate-queries.ts';

/**
 * What a month asks for, line by line: the interest of a line up to the month’s end, less what was charged of it before. A payment
 * that is entered late, or a check that is returned, is made good by the next month.
 */
export async function chargesOf(db: Kysely<DB>, due: DueMonth, last: string) {
  const { firmId, month } = due;
  const lines = await selectBearing(db, due, last);
  if (!lines.length) return [];
  const invoiceIds = [...new Set(lines.map(({ invoiceId }) => invoiceId))];
  const states = [...new Set(lines.flatMap(({ stateCode }) => stateCode ?? []))];
  const [rates, caps, moves, disputed, charged] = await Promise.all([
    selectRates(db, due),
    selectCaps(db, states),
    selectMoves(db, firmId, invoiceIds, last),
    selectDisputedDays(db, due, invoiceIds),
    selectCharged(db, firmId, invoiceIds),
  ]);
  const netted = new Map([...Map.groupBy(lines, ({ invoiceId }) => invoiceId).values()].flatMap(nettedIn));
  const movesOf = Map.groupBy(moves, ({ lineId }) => lineId);
  const capsOf = Map.groupBy(caps, ({ stateCode }) => stateCode);
  return lines.flatMap((line) => {
    if (line.category === 'INTEREST') return [];
    const before = charged.get(line.id);
    const facts: LineFacts = {
      overdueFrom: before?.overdueFrom ?? line.overdueFrom,
      // What is void was never owed.
      moves: line.status === 'VOID' ? [] : [...(movesOf.get(line.id) ?? []), ...(netted.get(line.id) ?? [])],
      disputed: disputed.filter(({ lineId }) => lineId === line.id),
      rates,
      caps: (capsOf.get(line.stateCode ?? '') ?? []).map(({ effectiveFrom, basisPoints }) => ({
        startsOn: effectiveFrom,
        basisPoints,
      })),
    };
    const amountCents = interestOfLine(facts, last) - (before?.cents ?? 0);
    if (amountCents === 0) return [];
    const description = `Interest on invoice ${line.number}, ${monthOf(month)}, ${rateOf(facts, last) / 100}% a year`;
    return { ...line, overdueFrom: facts.overdueFrom, amountCents, description };
  });
}

/** What lines of less than nothing took from the others of their invoice on the day on which it was issued. */
function nettedIn(lines: readonly BearingLine[]): [string, LineFacts['moves']][] {
  if (lines.every(({ amountCents }) => amountCents >= 0)) return [];
  return netLines(lines).map(({ lineId, amountCents }) => [
    lineId,
    [{ day: lines[0]?.issueDate ?? '', cents: -amountCents }],
  ]);
}
