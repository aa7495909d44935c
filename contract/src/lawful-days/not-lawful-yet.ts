import { notAllowed, type Refusal } from '../permissions/action-grant.ts';
import { fault, type Fault } from '../sentences/fault.ts';
import { firstDayOf } from './lawful-day.ts';
import type { Obstacle } from './obstacle.ts';

/** The refusal of what isn’t lawful yet: its sentence is about what stands in the way longest. */
export function notLawfulYet(obstacles: readonly Obstacle[]): Refusal {
  const last = obstacles.toSorted((a, b) => (b.from ?? '9999').localeCompare(a.from ?? '9999'))[0];
  const refusal = notAllowed(last ? obstacleFault(last) : fault('not_this_outcome'));
  return { ...refusal, obstacles, lawfulFrom: firstDayOf(obstacles) };
}

/** What stands in the way, as a sentence. */
export function obstacleFault({ point, event, from, due, cite, closedBecause }: Obstacle): Fault {
  const day = due ?? '';
  const law = cite ?? '';
  switch (point) {
    case 'dayAhead':
      return fault('lawful_from', { day: from ?? '', event: event ?? 'ANSWER_DUE', due: day, law });
    case 'dayUnknown':
      return fault('lawful_day_unknown', { event: event ?? 'ANSWER_DUE' });
    case 'dayPast':
      return fault('lawful_until', { day, event: event ?? 'WRIT_REQUEST_BY', law });
    case 'noHearing':
      return fault('hearing_not_held');
    case 'hearingAhead':
      return fault('hearing_ahead', { day });
    case 'hearingLater':
      return fault('hearing_later', { day });
    case 'notServed':
      return fault('service_unknown');
    case 'courtClosed':
      return fault('court_closed_then', { day, why: closedBecause ?? '' });
    case 'docketUnchecked':
      return fault('docket_unchecked_after');
    case 'searchMissing':
      return fault('search_missing', { law });
    case 'searchOld':
      return fault('search_old', { day, law });
    case 'searchUncertain':
      return fault('search_uncertain', { law });
    case 'servicemember':
      return fault('servicemember_found', { law });
  }
}
