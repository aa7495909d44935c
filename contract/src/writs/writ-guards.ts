import type { CaseFacts } from '../cases/case-facts.ts';
import { outcomeFacts } from '../judgments/judgment-outcomes.ts';
import type { LawfulPass } from '../lawful-days/obstacle.ts';
import type { Guard } from '../machine/machine.ts';
import { fault, type Fault } from '../sentences/fault.ts';
import type { WritStatus } from './writ-actions.ts';

/** What the rules of a writ ask, next to those of its case. */
export interface WritFacts {
  /** Of the latest writ; null while the case has none. */
  status: WritStatus | null;
  clientConfirmedAt: string | null;
  statusBeforeStay: WritStatus | null;
  /** Somebody looked whether the tenant appealed, after the window closed. */
  appealChecked: boolean;
  /** An appeal or a court keeps the judgment from being carried out. */
  stayed: boolean;
}

export interface WritInput {
  /** The writ is prepared now and goes out on this day. */
  queuedFor?: string | undefined;
  /** What of the lawful day is passed, and why. */
  pass?: LawfulPass | undefined;
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
