import type { SheetCase } from '@writdesk/contract/court-day/court-day';
import { judgmentOutcomes } from '@writdesk/contract/judgments/judgment-outcomes';
import { z } from 'zod';

/** What the case was when the result was pressed, so that a change in between is seen. */
const seenCase = z.object({
  version: z.int(),
  status: z.string(),
  docketId: z.string().nullable(),
  judgmentAt: z.string().nullable(),
  /** When the sheet was read: an order from before it was no surprise, whether or not the sheet shows it. */
  readAt: z.string().default(''),
});

/** What the server has instead. */
const theirs = z.object({
  version: z.int(),
  status: z.string(),
  outcome: z.enum(judgmentOutcomes).nullable(),
  date: z.string().nullable(),
  amountCents: z.int().nullable(),
  at: z.string(),
  /** Whether an order may still be recorded over it. */
  isOpen: z.boolean(),
});
export type Theirs = z.output<typeof theirs>;

/** A result that the server doesn't have yet. */
export const pendingResult = z.object({
  /** The idempotency key of its call. */
  id: z.string(),
  sheetId: z.string(),
  caseId: z.string(),
  name: z.string(),
  outcome: z.enum(judgmentOutcomes),
  date: z.string(),
  amountCents: z.int().nullable(),
  /** By the clock of the courtroom. */
  pressedAt: z.string(),
  seen: seenCase,
  /** Why it wasn't taken; absent while it waits. */
  refused: z.object({ message: z.string(), theirs: theirs.nullable() }).optional(),
});
export type PendingResult = z.output<typeof pendingResult>;

/** So long a result can be undone before it is sent. */
export const UNDO_MS = 8_000;

/** When a result is sent at the earliest. */
export const sendAt = ({ pressedAt }: PendingResult) => Date.parse(pressedAt) + UNDO_MS;

export const seenOf = (
  { version, status, docketId, state, result }: SheetCase,
  readAt: string,
): PendingResult['seen'] => ({
  version,
  status,
  // A case that was taken off stands on none.
  docketId: state === 'SET' || state === 'HELD' ? docketId : null,
  judgmentAt: result?.at ?? null,
  readAt,
});

/** What a later version of the case has that matters to an order. */
export interface CaseNow {
  version: number;
  status: string;
  docketId: string | null;
  judgmentAt: string | null;
}

/** Whether an order came after what the sheet knew. */
export const isNews = (judgmentAt: string | null, seen: PendingResult['seen']): boolean =>
  judgmentAt !== null && judgmentAt !== seen.judgmentAt && judgmentAt > seen.readAt;

/** Whether the case changed only in what doesn't touch the hearing, so that the result holds as it was pressed. */
export function isUntouched(seen: PendingResult['seen'], now: CaseNow): boolean {
  return (
    seen.status === now.status &&
    seen.docketId === now.docketId &&
    !isNews(now.judgmentAt, seen) &&
    (now.judgmentAt !== null || seen.judgmentAt === null)
  );
}

type Standing = Pick<SheetCase, 'state' | 'status'>;

/** Whether the case left this docket and stands on another one: what comes of it is pressed there. */
export const isElsewhere = ({ state, status }: Standing): boolean =>
  (state === 'CONTINUED' || state === 'CANCELLED') && status === 'ON_DOCKET';

/** The buttons of the sheet: which order each records, and whether it asks for a sum. */
export const sheetOutcomes = [
  { outcome: 'POSSESSION_AND_MONEY', asksSum: true },
  { outcome: 'DEFAULT_POSSESSION_AND_MONEY', asksSum: true },
  { outcome: 'CONSENT_JUDGMENT', asksSum: true },
  { outcome: 'CONTINUED', asksSum: false },
  { outcome: 'DISMISSED_WITHOUT_PREJUDICE', asksSum: false },
] as const;
export type SheetOutcome = (typeof sheetOutcomes)[number]['outcome'];

/** Without a sum a judgment with money is one for possession alone. */
export function outcomeFor(outcome: SheetOutcome, amountCents: number | null): PendingResult['outcome'] {
  if (amountCents) return outcome;
  if (outcome === 'POSSESSION_AND_MONEY') return 'POSSESSION_ONLY';
  return outcome === 'DEFAULT_POSSESSION_AND_MONEY' ? 'DEFAULT_POSSESSION' : outcome;
}
