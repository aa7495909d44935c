import { editableLevels } from '@writdesk/contract/court-calendars';
import { permitted } from '@writdesk/contract/permissions';
import type { UserActor } from '../../platform/actor.ts';
import { allow, type Decision, deny } from '../../platform/http/refuse.ts';

export type EditableLevel = (typeof editableLevels)[number];

/**
 * A court's own calendar is kept by whoever may change the court's other facts; a county's and a state's are law for
 * every firm, and changed by the administrators of the platform.
 */
export function mayChangeCalendar({ roles }: Pick<UserActor, 'roles'>, level: EditableLevel): Decision {
  if (permitted(roles, 'court-calendar.update-wide')) return allow;
  if (!permitted(roles, 'court-calendar.update')) return deny('forbidden');
  return level === 'courthouse' ? allow : deny('court_calendar_wide');
}

/** The levels of a court's calendars that somebody may change. */
export const levelsOf = (actor: Pick<UserActor, 'roles'>): EditableLevel[] =>
  editableLevels.filter((level) => mayChangeCalendar(actor, level).allowed);
