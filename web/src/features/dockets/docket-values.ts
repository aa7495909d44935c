import type { Docket } from '@writdesk/contract/dockets/dockets';
import { clockTime } from '../../shared/formats/clock-time.ts';

/** What the form about a docket holds. */
export interface DocketValues {
  courthouseId: string | null;
  date: string | null;
  time: string;
  room: string;
  judge: string;
  lawyerId: string | null;
  maxCases: string;
  note: string;
  reason: string;
}

export function docketValues(known?: Docket): DocketValues {
  return {
    courthouseId: known?.courthouse.id ?? null,
    date: known?.hearingDate ?? null,
    time: known?.hearingTime ?? '9:00',
    room: known?.room ?? '',
    judge: known?.judge ?? '',
    lawyerId: known?.lawyer?.id ?? null,
    maxCases: known ? String(known.maxCases) : '',
    note: known?.note ?? '',
    reason: known?.closedDayReason ?? '',
  };
}

/** What is sent of a change. */
export function docketBody(values: DocketValues) {
  const { date, time, room, judge, lawyerId, maxCases, note, reason } = values;
  return {
    date: date ?? '',
    // What is no time is refused by the contract, at its field.
    time: clockTime(time) ?? time,
    room,
    judge: judge.trim() || null,
    lawyerId,
    note: note.trim() || null,
    reason: reason.trim() || null,
    ...(maxCases.trim() && { maxCases: Number(maxCases) }),
  };
}

export const newDocketBody = (values: DocketValues) => ({
  courthouseId: values.courthouseId ?? '',
  ...docketBody(values),
});
