import type { CaseFacts } from '../cases/case-facts.ts';
import { outcomeFacts } from '../judgments/judgment-outcomes.ts';
import type { LawfulPass } from '../lawful-days/obstacle.ts';
import type { Guard } from '../machine/machine.ts';
import { fault, type Fault } from '../sentences/fault.ts';
import type { WritFacts } from './writ-facts.ts';

export interface WritInput {
  /** The writ is prepared now and goes out on this day. */
  queuedFor?: string | undefined;
  /** The day on which it happened; today when absent. */
  date?: string | undefined;
  /** What the docket showed of an appeal when it was looked at for this request. */
  docketChecked?: string | undefined;
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
  noAppealFound: {
    // An appeal that the case knows of stops nothing by itself: what stays the judgment holds the case.
    holds: ({ of }, input) => input?.docketChecked !== 'APPEAL' || of.appealPending,
    otherwise: () => fault('appeal_found'),
  },
  appealNotDenied: {
    holds: ({ of }, input) => input?.docketChecked !== 'NONE' || !of.appealPending,
    otherwise: () => fault('appeal_on_record'),
  },
  appealChecked: {
    // The form asks what the docket shows, and other guards judge it; a queued writ is looked up again when it goes out.
    holds: ({ of }, input) =>
      input === undefined ||
      input.docketChecked !== undefined ||
      isAppealChecked(of) ||
      (input.queuedFor !== undefined && input.queuedFor > of.today),
    otherwise: () => fault('appeal_unchecked'),
  },
  clientConfirmed: {
    holds: ({ writ }) => writ.clientConfirmedAt !== null,
    otherwise: () => fault('writ_questions_open'),
  },
  clientWishesIt: {
    holds: ({ writ }) => !writ.declined,
    otherwise: () => fault('writ_declined'),
  },
} satisfies Record<string, WritGuard>;
export type WritGuardName = keyof typeof writGuards;

/** The docket showed nothing on the first lawful day of the writ, which comes after the appeal window, or later. */
function isAppealChecked({ docketCheckedOn, lawDays }: CaseFacts): boolean {
  const from = lawDays.WRIT_EARLIEST?.earliestAction?.slice(0, 10);
  return docketCheckedOn !== null && from !== undefined && docketCheckedOn >= from;
}
