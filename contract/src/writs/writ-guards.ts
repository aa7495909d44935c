import type { CaseFacts } from '../cases/case-facts.ts';
import { caseStatusFacts } from '../cases/case-status.ts';
import { outcomeFacts } from '../judgments/judgment-outcomes.ts';
import type { Guard } from '../machine/machine.ts';
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
  message: (facts: WritOfCase) => string;
}

const dayOf = (writ: WritFacts, input: WritInput | undefined) => input?.queuedFor ?? writ.today;

/** Every side condition of the actions on a writ, by name. */
export const writGuards = {
  caseAtJudgment: {
    holds: ({ of }) => of.status === 'JUDGMENT_RECORDED',
    message: ({ of }) => `No writ starts while the case is “${caseStatusFacts[of.status].firmLabel}”.`,
  },
  judgmentGivesWrit: {
    holds: ({ of }) => of.outcome !== null && outcomeFacts[of.outcome].writ !== 'NO',
    message: () => 'The latest judgment gives no writ.',
  },
  notStayed: { holds: ({ writ }) => !writ.stayed, message: () => 'The judgment is stayed.' },
  firstDayKnown: {
    holds: ({ writ }) => writ.earliestOn !== null,
    message: () => 'The first lawful day of a writ isn’t known yet.',
  },
  firstDayReached: {
    holds: ({ writ }, input) => writ.earliestOn !== null && dayOf(writ, input) >= writ.earliestOn,
    opensOn: ({ writ }) => writ.earliestOn,
    message: ({ writ }) => `A writ may be asked for from ${writ.earliestOn}.`,
  },
  lastDayAhead: {
    holds: ({ writ }, input) => writ.requestBy === null || dayOf(writ, input) <= writ.requestBy,
    message: ({ writ }) => `The last day to ask for a writ was ${writ.requestBy}.`,
  },
  appealChecked: {
    holds: ({ writ }) => writ.appealChecked,
    message: () => 'Nobody has checked yet whether the tenant appealed.',
  },
  clientConfirmed: {
    holds: ({ writ }) => writ.clientConfirmedAt !== null,
    message: () => 'The company hasn’t answered the writ’s questions.',
  },
} satisfies Record<string, WritGuard>;
export type WritGuardName = keyof typeof writGuards;
