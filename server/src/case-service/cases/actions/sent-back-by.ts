import { type CaseAction, caseActionFacts } from '@writdesk/contract/cases/case-actions';
import { type SentBack, sentBackFor } from '@writdesk/contract/cases/send-backs';
import { sentBackEvent } from '@writdesk/contract/cases/actions/shared';
import type { CaseChanges, CaseRecord } from '../record/index.ts';

/** An action that sends a case back leaves on it to whom it went and why: each once, however often it goes back. */
export function sentBackBy(record: CaseRecord, action: CaseAction, event: object): CaseChanges {
  const to = caseActionFacts[action].sendsBackTo;
  if (!to) return {};
  const { reasonCodes } = sentBackEvent.parse(event);
  const now: SentBack[] = [to, ...reasonCodes.map((reason) => sentBackFor(to, reason))];
  return { sentBack: [...new Set([...record.sentBack, ...now])] };
}
