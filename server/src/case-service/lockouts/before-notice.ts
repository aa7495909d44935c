import type { CaseFacts } from '@writdesk/contract/cases/case-facts';
import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import { Temporal } from 'temporal-polyfill';

/** What stands against a lockout at a moment: the hours of the officer’s notice aren’t over. Null where the law counts days. */
export function beforeNoticeFault({ lawDays }: CaseFacts, at: Date, timeZone: string): Fault | null {
  const from = lawDays.LOCKOUT_NOTICE?.earliestAction;
  if (!from?.includes('T') || at >= new Date(from)) return null;
  const over = Temporal.Instant.from(from).toZonedDateTimeISO(timeZone);
  const time = over.toPlainTime().toString({ smallestUnit: 'minute' });
  return fault('lockout_before_notice', { day: over.toPlainDate().toString(), time });
}
