import { caseActions } from '@writdesk/contract/cases/case-actions';
import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import {
  awardsMoney,
  judgmentOutcomes,
  outcomeFacts,
  type JudgmentOutcome,
} from '@writdesk/contract/judgments/judgment-outcomes';

/** What a court can order of a case in this status; from which day, its lawful day says. */
export function outcomesHere(status: CaseStatus): JudgmentOutcome[] {
  const rows = caseActions.filter(
    ({ action, from }) => action === 'record-judgment' && from.includes(status),
  );
  const possible = new Set(rows.flatMap(({ outcomes }) => outcomes ?? []));
  return judgmentOutcomes.filter((outcome) => possible.has(outcome));
}

/** Whether a sum can belong to the order: by its kind, or because the parties agreed on one. */
export function hasAmount(outcome: JudgmentOutcome): boolean {
  return awardsMoney(outcome) || outcome === 'CONSENT_JUDGMENT';
}

/** Whether a writ can follow, so that its first day is counted. */
export function hasWrit(outcome: JudgmentOutcome): boolean {
  return outcomeFacts[outcome].writ !== 'NO' && outcomeFacts[outcome].final;
}
