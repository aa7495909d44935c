import { caseActions } from '@writdesk/contract/cases/case-actions';
import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import {
  judgmentOutcomes,
  needsHearing,
  outcomeFacts,
  type JudgmentOutcome,
} from '@writdesk/contract/judgments/judgment-outcomes';

interface HeardCase {
  status: CaseStatus;
  hearingAt: string | null;
}

/** Whether the hearing is still to come: then nothing can be recorded that is decided at it. */
export function isBeforeHearing({ status, hearingAt }: HeardCase, now: number = Date.now()): boolean {
  return status === 'ON_DOCKET' && hearingAt !== null && Date.parse(hearingAt) > now;
}

/** What a court can have ordered in this case by now, as the transition table says and the hearing allows. */
export function outcomesHere(details: HeardCase, now: number = Date.now()): JudgmentOutcome[] {
  const { status } = details;
  const isEarly = isBeforeHearing(details, now);
  const rows = caseActions.filter(
    ({ action, from }) => action === 'record-judgment' && from.includes(status),
  );
  const possible = new Set(rows.flatMap(({ outcomes }) => outcomes ?? []));
  return judgmentOutcomes.filter((outcome) => possible.has(outcome) && !(isEarly && needsHearing(outcome)));
}

/** Whether a sum can belong to the order: by its kind, or because the parties agreed on one. */
export function hasAmount(outcome: JudgmentOutcome): boolean {
  return outcomeFacts[outcome].relief.includes('MONEY') || outcome === 'CONSENT_JUDGMENT';
}

/** Whether a writ can follow, so that its first day is counted. */
export function hasWrit(outcome: JudgmentOutcome): boolean {
  return outcomeFacts[outcome].writ !== 'NO' && outcomeFacts[outcome].final;
}
