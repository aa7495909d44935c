import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import type { Engagement } from './change-client-queries.ts';

export interface EngagementFacts {
  /** Firms that the caller may engage. */
  firmIds: readonly string[];
  /** Firms that are engaged already remain what they are. */
  before: readonly Engagement[];
  /** Today at the company. */
  today: string;
}

/**
 * What stands against a company's engagements: a state has one firm on a day, and one that has begun is ended and never
 * forgotten, for its cases remain. Each finding names its field.
 */
export function engagementFaults(
  engagements: readonly Engagement[],
  { firmIds, before, today }: EngagementFacts,
): FieldError[] {
  const faults: FieldError[] = [];
  const isKnown = (firmId: string) =>
    firmIds.includes(firmId) || before.some((engagement) => engagement.firmId === firmId);
  engagements.forEach((engagement, index) => {
    const at = `engagements.${index}`;
    if (!isKnown(engagement.firmId)) faults.push(atField(`${at}.firmId`, fault('no_such_law_firm')));
    for (const other of engagements.slice(0, index)) {
      const shared = engagement.stateCodes.filter((code) => other.stateCodes.includes(code));
      if (isSame(engagement, other)) {
        faults.push(atField(`${at}.fromDate`, fault('engaged_from_day')));
      } else if (shared.length > 0 && overlap(engagement, other)) {
        faults.push(atField(`${at}.stateCodes`, fault('engaged_twice', { states: shared })));
      }
    }
  });
  const left = before.filter(
    (former) => former.fromDate <= today && !engagements.some((engagement) => isSame(engagement, former)),
  );
  if (left.length > 0) {
    faults.push(atField('engagements', fault('engagement_begun')));
  }
  return faults;
}

const isSame = (one: Engagement, other: Engagement): boolean =>
  one.firmId === other.firmId && one.fromDate === other.fromDate;

const overlap = (one: Engagement, other: Engagement): boolean =>
  (one.toDate === null || other.fromDate <= one.toDate) &&
  (other.toDate === null || one.fromDate <= other.toDate);
