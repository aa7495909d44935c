import { permitted } from '@writdesk/contract/permissions/permissions';
import type { UserActor } from '../../platform/actor.ts';
import { allow, type Decision, deny } from '../../platform/http/refuse.ts';

type Doing = 'courthouse.create' | 'courthouse.update' | 'courthouse.deactivate';

/** Who asks, and whether their firm works at the court. */
export interface CourtKeeper extends Pick<UserActor, 'roles'> {
  worksThere: boolean;
}

/** A courthouse is kept as its calendar is: by the administrators of the platform, and by firms that work there. */
export function mayKeepCourt({ roles, worksThere }: CourtKeeper, doing: Doing): Decision {
  if (!permitted(roles, doing)) return deny('forbidden');
  if (permitted(roles, 'court-calendar.update-wide') || worksThere) return allow;
  return deny('courthouse_foreign');
}
