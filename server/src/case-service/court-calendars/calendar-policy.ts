import { editableLevels } from '@writdesk/contract/court-calendars/court-calendars';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { UserActor } from '../../platform/actor.ts';
import { allow, type Decision, deny } from '../../platform/http/refuse.ts';

export type EditableLevel = (typeof editableLevels)[number];

/** Who asks, and whether their firm works in the court's state. */
export interface CalendarKeeper {
  roles: UserActor['roles'];
  worksThere: boolean;
}

/**
 * A court's own calendar is kept by whoever may change the court's other facts, where their firm works; a county's and a
 * state's are law for every firm, and changed by the administrators of the platform.
 */
export function mayChangeCalendar({ roles, worksThere }: CalendarKeeper, level: EditableLevel): Decision {
  if (permitted(roles, 'court-calendar.update-wide')) return allow;
  if (!permitted(roles, 'court-calendar.update')) return deny('forbidden');
  if (level !== 'courthouse') return deny('court_calendar_wide');
  return worksThere ? allow : deny('court_calendar_foreign');
}

/** The levels of a court's calendars that somebody may change. */
export const levelsOf = (keeper: CalendarKeeper): EditableLevel[] =>
  editableLevels.filter((level) => mayChangeCalendar(keeper, level).allowed);
