import type { SweptHearing } from '@writdesk/contract/payment-sweep/payment-sweep';

/** A sitting of the firm ahead of which answers are missing. */
export interface SweptSitting extends Pick<
  SweptHearing,
  'docketId' | 'courthouse' | 'room' | 'hearingDate' | 'hearingAt' | 'timeZone'
> {
  /** About so many cases the properties were asked. */
  cases: number;
  unanswered: number;
  /** The properties that have not answered, each once. */
  properties: readonly string[];
}

/** @returns the sittings with an answer missing, in the order of their hours. */
export function sittingsOf(hearings: readonly SweptHearing[]): SweptSitting[] {
  const bySitting = [...Map.groupBy(hearings, ({ docketId }) => docketId).values()];
  return bySitting.flatMap((own) => {
    const open = own.filter(({ sweep }) => sweep === null);
    const [first] = own;
    if (!first || open.length === 0) return [];
    const { docketId, courthouse, room, hearingDate, hearingAt, timeZone } = first;
    const properties = [...new Set(open.map((row) => row.propertyName ?? row.clientName))];
    const sitting = { docketId, courthouse, room, hearingDate, hearingAt, timeZone };
    return [{ ...sitting, cases: own.length, unanswered: open.length, properties }];
  });
}
