import { type Deadline, inEnglish } from '@writdesk/contract/deadlines/deadline-reply';
import type { DeadlineEvent, DeadlineFacts } from '@writdesk/contract/deadlines/deadline-values';
import { deadlineRule, type DeadlineRule } from '@writdesk/contract/rule-packs/rule-rows';
// oxlint-disable-next-line no-restricted-imports -- tests alone read this, and get what the real engine says.
import {
  computeDeadline,
  layOutLaw,
  toDay,
} from '../../../../server/src/case-service/deadlines/engine/index.ts';

/** Thanksgiving and the day after it, as Florida’s courts keep them. */
const closed = new Map([
  [toDay('2026-11-26'), 'Thanksgiving Day'],
  [toDay('2026-11-27'), 'Friday after Thanksgiving'],
  [toDay('2027-01-01'), 'New Year’s Day'],
]);

/** What the real engine answers for one rule, for tests. */
export function counted(
  rule: Partial<DeadlineRule>,
  facts: DeadlineFacts,
  event: DeadlineEvent = 'NOTICE_EXPIRES',
): Deadline {
  const whole = deadlineRule.parse({
    id: 'FL-NOTICE-RENT',
    label: 'Three-day notice',
    event,
    from: 'NOTICE_SERVED',
    n: 3,
    mode: 'BUSINESS',
    direction: 'AFTER',
    rollLast: 'NONE',
    governedBy: ['noticeServedOn'],
    cite: 'Fla. Stat. § 83.56(3)',
    source: 'miamidade.gov',
    confidence: 'S',
    ...rule,
  });
  return inEnglish(
    computeDeadline({
      law: layOutLaw([
        { state: 'FL', name: 'Florida', version: '2026.1', deadlines: [whole], usualNotice: {} },
      ]),
      place: { state: 'FL', county: null, courthouse: null, timeZone: 'America/New_York' },
      event,
      facts: { noticeType: 'PAY_OR_VACATE', ...facts },
      calendar: {
        id: 'fl',
        name: 'Florida courts',
        closed,
        firstYear: 2020,
        lastYear: 2035,
        confirmedYears: new Map([[2026, 'Josephine Adeyemi']]),
      },
    }),
  );
}
