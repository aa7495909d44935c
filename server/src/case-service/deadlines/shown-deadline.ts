import { type CountedDeadline, type Deadline, inEnglish } from '@writdesk/contract/deadlines/deadline-reply';
import { type LawSentence, says, valueIn } from '@writdesk/contract/deadlines/law-sentences';
import type { UserActor } from '../../platform/actor.ts';
import type { LawBook } from './law-book.ts';

/** A date with what is wrong with its rule, where a lawyer says so. */
export type ShownDeadline = Deadline & { disputed: string | null };

/** What lawyers say of the law, and who wrote a day down, is for the firm and the platform. */
export const seesAll = ({ roleType }: Pick<UserActor, 'roleType'>): boolean =>
  roleType === 'Firm' || roleType === 'Admin';

/**
 * A date as its reader sees it, wherever it is shown: of a rule that a lawyer calls wrong it says so and no longer
 * that nobody has verified it. A company sees only the latter.
 */
export function shownDeadline(
  deadline: CountedDeadline,
  { disputed }: Pick<LawBook, 'disputed'>,
  actor: Pick<UserActor, 'roleType'>,
): ShownDeadline {
  if (disputed.size === 0 || !seesAll(actor)) return { ...inEnglish(deadline), disputed: null };
  const { rule, warningCodes } = deadline;
  const said: LawSentence[] = [];
  const others: LawSentence[] = [];
  // A date may stand on a second rule, such as the appeal's that a writ waits for.
  for (const warning of warningCodes) {
    const dispute = disputeInsteadOf(warning, disputed);
    if (dispute === null) others.push(warning);
    else said.push(dispute);
  }
  return {
    ...inEnglish({ ...deadline, warningCodes: [...said, ...others] }),
    disputed: (rule && disputed.get(`${rule.state} ${rule.ruleId}`)) ?? null,
  };
}

function disputeInsteadOf(said: LawSentence, disputed: LawBook['disputed']): LawSentence | null {
  if (said.code !== 'RULE_UNVERIFIED') return null;
  const rule = valueIn(said, 'rule');
  // A rule's id begins with its state.
  const reason = disputed.get(`${rule.slice(0, 2)} ${rule}`);
  return reason === undefined ? null : says('RULE_DISPUTED', { rule, reason });
}
