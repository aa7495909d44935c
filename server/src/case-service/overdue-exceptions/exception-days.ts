import { MOST_EXCEPTION_DAYS } from '@writdesk/contract/invoices/overdue-exceptions';
import { fault } from '@writdesk/contract/sentences/fault';
import { addDays } from '@writdesk/contract/values/dates';
import { refuseField } from '../../platform/http/refuse.ts';

/** A promised or a last day lies between the firm’s today and the longest that an exception lasts. @throws `invalid` naming the field. */
export function requireExceptionDay(field: string, day: string, today: string): void {
  const last = addDays(today, MOST_EXCEPTION_DAYS);
  if (day < today) refuseField(field, fault('exception_day_passed'));
  if (day > last) refuseField(field, fault('exception_day_late', { last }));
}
