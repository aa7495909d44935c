import { type Permission, permitted } from '@writdesk/contract/permissions/permissions';
import { type Actor, isMachine } from '../../../platform/actor.ts';
import { allow, type Decision, deny } from '../../../platform/http/refuse.ts';

/** Whether the actor's roles give a permission at all; the record's own rules are asked where the record is known. */
export function mayEverAct(actor: Actor, permission: Permission): Decision {
  if (isMachine(actor)) return allow;
  return permitted(actor.roles, permission) ? allow : deny('forbidden');
}
