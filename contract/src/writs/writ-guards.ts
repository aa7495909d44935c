import type { CaseFacts } from '../cases/case-facts.ts';
import { outcomeFacts } from '../judgments/judgment-outcomes.ts';
import type { Guard } from '../machine/machine.ts';
import { fault, type Fault } from '../sentences/fault.ts';
import type { WritStatus } from './writ-actions.ts';

/** What the rules of a writ ask. Dates are court-local days (YYYY-MM-DD). */
export interface WritFacts {
  /** Of the latest writ; null while the case has none. */
  status: WritStatus | null;
  clientConfirmedAt: string | null;
  statusBeforeStay: WritStatus | null;
  /** Today at the courthouse. */
  today: string;
  /** First lawful day to ask for a writ; null while a fact for it is missing. */
  earliestOn: string | null;
  /** Last day to ask for it, where the state has one. */
  requestBy: string | null;
  /** Somebody looked whether the tenant appealed, after the window closed. */
  appealChecked: boolean;
  /** An appeal or a court keeps the judgment from being carried out. */
  stayed: boolean;
}

export interface WritInput {
  /** The writ is prepared now and goes out on this day. */
  queuedFor?: string | undefined;
}

/** A writ and the case that it belongs to. */
export interface WritOfCase {
  of: CaseFacts;
  writ: WritFacts;
}

interface WritGuard extends Guard<WritOfCase, WritInput> {
  /** What is said when it does not hold. */
  otherwise: (facts: WritOfCase) => Fault;
}

const dayOf = (writ: WritFacts, input: WritInput | undefined) => input?.queuedFor ?? writ.today;

/** Every side condition of the actions on a writ, by name. */
export const writGuards = {
  caseAtJudgment: {
    holds: ({ of }) => of.status === 'JUDGMENT_RECORDED',
    otherwise: ({ of: { status } }) => fault('no_writ_starts', { status }),
  },
  judgmentGivesWrit: {
    holds: ({ of }) => of.outcome !== null && outcomeFacts[of.outcome].writ !== 'NO',
    otherwise: () => fault('judgment_gives_no_writ'),
  },
  notStayed: { holds: ({ writ }) => !writ.stayed, otherwise: () => fault('judgment_stayed') },
  firstDayKnown: {
    holds: ({ writ }) => writ.earliestOn !== null,
    otherwise: () => fault('writ_day_unknown'),
  },
  firstDayReached: {
    holds: ({ writ }, input) => writ.earliestOn !== null && dayOf(writ, input) >= writ.earliestOn,
    opensOn: ({ writ }) => writ.earliestOn,
    otherwise: ({ writ }) => fault('writ_from', { day: writ.earliestOn ?? '' }),
  },
  lastDayAhead: {
    holds: ({ writ }, input) => writ.requestBy === null || dayOf(writ, input) <= writ.requestBy,
    otherwise: ({ writ }) => fault('writ_until', { day: writ.requestBy ?? '' }),
  },
  appealChecked: {
    holds: ({ writ }) => writ.appealChecked,
    otherwise: () => fault('appeal_unchecked'),
  },
  clientConfirmed: {
    holds: ({ writ }) => writ.clientConfirmedAt !== null,
    otherwise: () => fault('writ_questions_open'),
  },
} satisfies Record<string, WritGuard>;
export type WritGuardName = keyof typeof writGuards;
