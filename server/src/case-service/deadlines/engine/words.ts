import type { DeadlineEvent } from '@writdesk/contract/deadlines/deadline-values';
import { warningText } from '@writdesk/contract/deadlines/deadline-warnings';
import type { DeadlineRule, Trigger } from '@writdesk/contract/rule-packs/rule-rows';

/** What stands next to the day that a count starts from. */
export const startWords: Readonly<Record<Trigger, string>> = {
  NOTICE_SERVED: 'Notice given',
  SERVED: 'Court papers served',
  ANSWERED: 'Answer filed',
  FILED: 'Case filed',
  TRIAL_REQUESTED: 'Trial asked for',
  HEARING: 'Hearing',
  JUDGMENT: 'Judgment entered',
  ENTRY_SERVED: 'Notice of entry served',
  WRIT_ISSUED: 'Writ issued',
  WRIT_APPLIED: 'Execution applied for',
  WRIT_POSTED: 'Writ posted',
};

interface EventWords {
  /** Next to the day that is the answer. */
  last: string;
  /** Next to the first day of the next step; null where no step hangs on it. */
  action: string | null;
}

export const eventWords: Readonly<Record<DeadlineEvent, EventWords>> = {
  NOTICE_EXPIRES: { last: 'The notice ends at midnight', action: 'First day the case may be filed' },
  NOTICE_STALE: { last: 'Last day on which the notice can be used', action: null },
  SERVE_BY: { last: 'Last day to serve', action: null },
  ANSWER_DUE: { last: 'Last day to answer', action: 'First day without an answer' },
  TENDER_DUE: { last: 'Last day to pay and stay', action: 'First day after the tender' },
  REGISTRY_DUE: { last: 'Rent goes into court from here', action: null },
  HEARING_WINDOW: { last: 'Last day for the hearing', action: null },
  SCRA_REFRESH: { last: 'A search from this day on is still good', action: null },
  APPEAL_DUE: { last: 'Last day to appeal', action: 'First day after the appeal window' },
  WRIT_EARLIEST: { last: 'First day for the writ', action: null },
  WRIT_REQUEST_BY: { last: 'Last day to ask for the writ', action: null },
  EXECUTION_APPLY_BY: { last: 'Last day to apply for execution', action: null },
  WRIT_EXECUTE_BY: { last: 'Last day for the officer', action: null },
  WRIT_DEAD: { last: 'The writ is dead after this day', action: null },
  ALT_OFFICER_FROM: { last: 'First day for another officer', action: null },
  LOCKOUT_NOTICE: { last: 'The warning ends', action: 'First day for the lockout' },
};

const units: Readonly<Record<DeadlineRule['mode'], (n: string, one: boolean) => string>> = {
  CALENDAR: (n, one) => `${n} ${one ? 'day' : 'days'}`,
  CALENDAR_NO_ROLL: (n, one) => `${n} ${one ? 'day' : 'days'}`,
  BUSINESS: (n, one) => `${n} business ${one ? 'day' : 'days'}`,
  COURT: (n, one) => `${n} court ${one ? 'day' : 'days'}`,
  HOURS: (n, one) => `${n} ${one ? 'hour' : 'hours'}`,
};

/** @returns `3 business days`, `10 to 17 days before`, `no fixed number of days`. */
export function lengthWords({
  n,
  to,
  mode,
  direction,
}: Pick<DeadlineRule, 'n' | 'to' | 'mode' | 'direction'>): string {
  if (n === null) return 'no fixed number of days';
  const count = to === undefined ? String(n) : `${n} to ${to}`;
  const length = units[mode](count, to === undefined && n === 1);
  return direction === 'BEFORE' ? `${length} before` : length;
}

const confidenceWords = {
  S: 'seen in a source',
  K: 'from general knowledge',
  U: 'sources disagree or are unsure',
} as const;

/** @returns the warning of a rule that no lawyer has verified. */
export function unverifiedWords({ id, confidence }: Pick<DeadlineRule, 'id' | 'confidence'>): string {
  return warningText('RULE_UNVERIFIED', { rule: id, confidence: confidenceWords[confidence] });
}
