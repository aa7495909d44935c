import type { CourtFact } from '@writdesk/contract/court-facts/court-fact-values';
import type { WritStatus } from '@writdesk/contract/writs/writ-status';
import type { Kysely } from 'kysely';
import type { Actor } from '../../platform/actor.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { AppError, refuse } from '../../platform/http/refuse.ts';
import { datesOfCase } from './case-dates.ts';
import { selectCaseFacts } from './case-facts-queries.ts';
import { courtOfCase } from './count-case-dates.ts';
import { selectCourtFacts } from './court-fact-queries.ts';
import { doneOf } from './done-dates.ts';
import { keepCourtFacts } from './keep-court-facts.ts';
import { readLawBook } from './law-book.ts';

const writDays = [
  'writIssuedOn',
  'writAppliedOn',
  'writPostedOn',
  'writPostedAt',
] as const satisfies readonly CourtFact[];
type WritDay = (typeof writDays)[number];

interface OfWrit {
  record: { firmId: string; clientId: string; id: string };
  actor: Actor;
  timeZone: string;
  /** Which writ, such as `W2`: it stands as the source and as the reason of a change. */
  number: string;
}

/**
 * Keeps the days that an action on a writ says, so that every deadline counts from them. One that stands recorded alike stays.
 * @param fields the field of the request that says each day, for what is wrong with it.
 */
export async function keepWritDays(
  tx: Tx,
  { record, actor, timeZone, number }: OfWrit,
  said: Partial<Record<WritDay, string | undefined>>,
  fields: Partial<Record<WritDay, string>>,
): Promise<void> {
  const standing = await standingDays(tx.db, record);
  const facts = Object.fromEntries(
    Object.entries(said).filter(([fact, value]) => value && value !== standing.get(fact)),
  );
  if (!Object.keys(facts).length) return;
  try {
    await keepCourtFacts(tx, { record, actor, timeZone, facts, source: number, reason: `Writ ${number}` });
  } catch (error) {
    if (!(error instanceof AppError) || !error.extra.errors) throw error;
    const errors = error.extra.errors.map((one) => ({ ...one, path: fields[factOf(one.path)] ?? one.path }));
    refuse('invalid', { errors });
  }
}

const factOf = (path: string) => path.replace('facts.', '') as WritDay;

/** Withdraws the days of a writ that ended without possession: the next one has its own. */
export async function dropWritDays(tx: Tx, { record, actor, timeZone, number }: OfWrit): Promise<void> {
  const standing = await standingDays(tx.db, record);
  const facts = Object.fromEntries(writDays.filter((fact) => standing.has(fact)).map((fact) => [fact, null]));
  if (!Object.keys(facts).length) return;
  await keepCourtFacts(tx, { record, actor, timeZone, facts, source: null, reason: `Writ ${number} ended` });
}

async function standingDays(db: Kysely<DB>, { firmId, id }: OfWrit['record']): Promise<Map<string, string>> {
  const rows = await selectCourtFacts(db, { firmId, caseId: id });
  return new Map(rows.map(({ fact, value }) => [fact, value]));
}

/**
 * The last lawful day of a writ in a status, by the law of now; null where the law of its state sets none, or lets another
 * officer go on after it.
 */
export async function lastDayOfWrit(
  db: Kysely<DB>,
  { firmId, id }: { firmId: string; id: string },
  status: WritStatus,
): Promise<string | null> {
  const [row] = await selectCaseFacts(db, { firmId, caseIds: [id] });
  const book = row && (await readLawBook(db));
  const court = row && book && (await courtOfCase(db, row, book));
  if (!row || !book || !court) return null;
  const dates = datesOfCase(row, court, book);
  const dayOf = (event: string) => {
    const known = dates.find((date) => date.event === event && !date.supposed)?.deadline;
    return known?.date?.slice(0, 10) ?? null;
  };
  const mustStillApply = !doneOf('EXECUTION_APPLY_BY', { row, court });
  const isOut = status === 'ISSUED' || status === 'POSTED';
  const days = isOut
    ? [
        dayOf('WRIT_DEAD'),
        dayOf('ALT_OFFICER_FROM') === null ? dayOf('WRIT_EXECUTE_BY') : null,
        mustStillApply ? dayOf('EXECUTION_APPLY_BY') : null,
      ]
    : [dayOf('WRIT_DEAD'), dayOf('WRIT_REQUEST_BY')];
  return days.filter((day) => day !== null).toSorted()[0] ?? null;
}
