import type { Deadline } from '@writdesk/contract/deadlines/deadline-values';
import { readWarning, warningText } from '@writdesk/contract/deadlines/deadline-warnings';
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
  deadline: Deadline,
  { disputed }: Pick<LawBook, 'disputed'>,
  actor: Pick<UserActor, 'roleType'>,
): ShownDeadline {
  if (disputed.size === 0 || !seesAll(actor)) return { ...deadline, disputed: null };
  const { rule, warnings } = deadline;
  const said: string[] = [];
  const others: string[] = [];
  // A date may stand on a second rule, such as the appeal's that a writ waits for.
  for (const warning of warnings) {
    const words = disputeInsteadOf(warning, disputed);
    if (words === null) others.push(warning);
    else said.push(words);
  }
  return {
    ...deadline,
    warnings: [...said, ...others],
    disputed: (rule && disputed.get(`${rule.state} ${rule.ruleId}`)) ?? null,
  };
}

function disputeInsteadOf(warning: string, disputed: LawBook['disputed']): string | null {
  const known = readWarning(warning);
  const rule = known?.code === 'RULE_UNVERIFIED' ? known.values['rule'] : undefined;
  // A rule's id begins with its state.
  const reason = rule && disputed.get(`${rule.slice(0, 2)} ${rule}`);
  return rule && reason !== undefined ? warningText('RULE_DISPUTED', { rule, reason }) : null;
}
