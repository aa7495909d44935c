import { permitted } from '@writdesk/contract/permissions/permissions';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserActor } from '../../platform/actor.ts';
import { allow, type Decision, deny } from '../../platform/http/refuse.ts';
import { federal } from '../deadlines/index.ts';

/** A lawyer speaks of the law of a state in which they are admitted; of federal law wherever that is. */
export function maySay(
  { roles, barStates }: Pick<UserActor, 'roles' | 'barStates'>,
  state: string,
): Decision {
  if (!permitted(roles, 'rule-pack.verify')) return deny('forbidden');
  const isAdmitted = state === federal ? barStates.length > 0 : barStates.includes(state);
  return isAdmitted ? allow : deny('lawyer_bar_state', fault('verdict_bar_state'));
}
