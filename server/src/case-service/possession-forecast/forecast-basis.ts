import { outcomeFacts } from '@writdesk/contract/judgments/judgment-outcomes';
import type {
  ForecastPath,
  ForecastStage,
  NoForecastReason,
} from '@writdesk/contract/possession-forecast/possession-forecast';
import { localDate } from '../../platform/clock.ts';
import type { CaseRecord } from '../cases/record/index.ts';
import type { Run } from './survival.ts';

/** A case of the past, with the days at which it reached each stage and how it ended; days at the court. */
export interface PastCase {
  submitted: string | null;
  filed: string | null;
  served: string | null;
  judged: string | null;
  writIssued: string | null;
  possession: string | null;
  /** Closed, dismissed or denied. */
  ended: string | null;
  answered: boolean;
  byDefault: boolean;
  appealed: boolean;
}

/** What a forecast goes by. */
export interface Basis {
  stage: ForecastStage;
  since: string;
  path: ForecastPath;
  courthouseId: string;
}

const reachedOn: Readonly<Record<ForecastStage, (past: PastCase) => string | null>> = {
  SUBMITTED: ({ submitted }) => submitted,
  FILED: ({ filed }) => filed,
  SERVED: ({ served }) => served,
  JUDGED: ({ judged }) => judged,
  WRIT_ISSUED: ({ writIssued }) => writIssued,
};

/**
 * Cases that a path compares with. What may still happen to a case narrows nothing: of cases not answered yet some
 * will be, so that they compare with all.
 */
const isOnPath: Readonly<Record<ForecastPath, (past: PastCase) => boolean>> = {
  ANY: () => true,
  ANSWERED: ({ answered }) => answered,
  DEFAULT: ({ byDefault }) => byDefault,
  HEARING: ({ byDefault }) => !byDefault,
  APPEALED: ({ appealed }) => appealed,
};

const isDefault = (outcome: string | null) => outcome?.startsWith('DEFAULT_') ?? false;

/** What a case’s forecast goes by, or why it has none. */
export function basisOf(
  record: CaseRecord,
  { isAnswered, timeZone }: { isAnswered: boolean; timeZone: string },
): Basis | NoForecastReason {
  const { closedAt, dismissedAt, deniedAt, possessionAt, judgmentAt, courthouseId } = record;
  const on = (at: Date | null) => at && localDate(at, timeZone);
  if (possessionAt ?? closedAt ?? dismissedAt ?? deniedAt) return 'ENDED';
  const outcome = judgmentAt && record.judgmentOutcome;
  if (outcome && outcome in outcomeFacts && outcomeFacts[outcome as keyof typeof outcomeFacts].writ === 'NO')
    return 'NO_POSSESSION';
  const reached: [ForecastStage, string | null][] = [
    ['WRIT_ISSUED', on(record.writIssuedAt)],
    ['JUDGED', on(judgmentAt)],
    ['SERVED', on(record.servedAt)],
    ['FILED', record.filedOn],
    ['SUBMITTED', on(record.submittedAt)],
  ];
  const [stage, since] = reached.find(([, day]) => day) ?? [];
  if (!stage || !since) return 'NOT_SUBMITTED';
  if (!courthouseId) return 'NO_COURT';
  const hearing = stage === 'JUDGED' || stage === 'WRIT_ISSUED';
  const path = record.caseAppealed
    ? 'APPEALED'
    : hearing
      ? isDefault(record.judgmentOutcome)
        ? 'DEFAULT'
        : 'HEARING'
      : isAnswered
        ? 'ANSWERED'
        : 'ANY';
  return { stage, since, path, courthouseId };
}

/** How long comparable cases lasted from the stage on. @param today the court’s, up to which open cases are known. */
export function runsFrom(past: readonly PastCase[], { stage, path }: Basis, today: string): Run[] {
  return past.filter(isOnPath[path]).flatMap((one): Run[] => {
    const from = reachedOn[stage](one);
    if (!from) return [];
    const days = daysBetween(from, one.possession ?? one.ended ?? today);
    return days < 0 ? [] : [{ days, came: one.possession !== null }];
  });
}

const DAY_MS = 86_400_000;
/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The day so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
