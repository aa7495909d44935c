import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import { localDate } from '../../platform/clock.ts';
import { instantAt } from '../../platform/local-instant.ts';

/** The moment of a charge that names a day: now on the day itself, noon of an earlier one. */
export function incurredAt(day: string | undefined, now: Date, timeZone: string): Date {
  return day === undefined || day === localDate(now, timeZone) ? now : instantAt(`${day}T12:00`, timeZone);
}

export function dayFaults(day: string | undefined, now: Date, timeZone: string, at: string): FieldError[] {
  return day !== undefined && day > localDate(now, timeZone)
    ? [atField(`${at}incurredOn`, fault('charge_in_future'))]
    : [];
}
