import { auditedReason } from '@writdesk/contract/values/text';
import { sayIssue } from '../i18n/say-issue.ts';

const reason = auditedReason();

/** What is wrong with a reason that goes on the trail, in the reader's language; nothing where it says something. */
export function reasonFault(text: string): string | undefined {
  const fault = reason.safeParse(text).error?.issues[0]?.message;
  return fault && sayIssue(fault);
}
