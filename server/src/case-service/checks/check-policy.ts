import { type Check, SECOND_PERSON_ABOVE_CENTS } from '@writdesk/contract/checks/check-values';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { Fault } from '@writdesk/contract/sentences/fault';
import { isOwnId, type UserActor } from '../../platform/actor.ts';
import { allow, deny, type Decision } from '../../platform/http/refuse.ts';

/** What the rules of a check ask of it. */
export interface CheckFacts {
  status: string;
  amountCents: number;
  generatedBy: string;
  editedBy: string | null;
  printedAt: Date | null;
}
type Who = Pick<UserActor, 'roles' | 'userId' | 'formerIds'>;

const hasMade = (who: Who, { generatedBy, editedBy }: CheckFacts) =>
  isOwnId(who, generatedBy) || isOwnId(who, editedBy);

export function mayUpdate({ roles }: Who, { status }: CheckFacts): Decision {
  if (!permitted(roles, 'check.generate')) return deny('forbidden');
  return status === 'GENERATED' ? allow : deny('check_locked');
}

export function maySubmit({ roles }: Who, { status }: CheckFacts): Decision {
  if (!permitted(roles, 'check.submit')) return deny('forbidden');
  return status === 'GENERATED' ? allow : deny('check_locked');
}

/** Where nobody else in a firm may approve checks, and the firm has set up to which amount: its limit; else null. */
export type AloneLimit = number | null;

/** Whether submitting a check releases it: made by the only person who may approve, up to the firm’s limit. */
export const isReleasedAlone = (who: Who, facts: CheckFacts, upToCents: AloneLimit): boolean =>
  upToCents !== null &&
  permitted(who.roles, 'check.approve') !== null &&
  hasMade(who, facts) &&
  facts.amountCents <= upToCents;

/** Whoever generated a check, or changed it last, releases it only by submitting it, where nobody else may. */
export function mayApprove(who: Who, facts: CheckFacts): Decision {
  if (!permitted(who.roles, 'check.approve')) return deny('forbidden');
  if (facts.status !== 'AWAITING_APPROVAL') return deny('check_not_waiting');
  return hasMade(who, facts) ? deny('check_second_person') : allow;
}

export function mayPrint({ roles }: Who, { status }: CheckFacts): Decision {
  if (!permitted(roles, 'check.submit')) return deny('forbidden');
  return status === 'SUBMITTED' ? allow : deny('check_not_released');
}

/** On blank stock the sheet shows the whole number of an account. */
export const mayPrintBank = ({ roles }: Pick<Who, 'roles'>): Decision =>
  permitted(roles, 'bank-account.read') ? allow : deny('forbidden');

/** A large check that is out is voided by somebody who didn't make it. */
export function mayVoid(who: Who, facts: CheckFacts): Decision {
  if (!permitted(who.roles, 'check.void')) return deny('forbidden');
  if (facts.status === 'VOIDED') return deny('check_void');
  if (facts.status === 'CLEARED') return deny('check_paid');
  const isLarge = facts.status === 'SUBMITTED' && facts.amountCents > SECOND_PERSON_ABOVE_CENTS;
  return isLarge && hasMade(who, facts) ? deny('check_second_person') : allow;
}

/** Only a check that is out can be stopped at the bank. */
export function mayStop(who: Who, facts: CheckFacts): Decision {
  const decision = mayVoid(who, facts);
  if (!decision.allowed) return decision;
  return facts.status === 'SUBMITTED' ? allow : deny('check_not_out');
}

/** A sheet is spoiled in the printer of whoever prints. */
export function maySpoil({ roles }: Who, { status, printedAt }: CheckFacts): Decision {
  if (!permitted(roles, 'check.submit')) return deny('forbidden');
  return status === 'SUBMITTED' && printedAt !== null ? allow : deny('check_not_printed');
}

export function mayReissue({ roles }: Who, facts: CheckFacts, isReplaced: boolean): Decision {
  if (!permitted(roles, 'check.reissue')) return deny('forbidden');
  return facts.status === 'VOIDED' && !isReplaced ? allow : deny('check_not_void');
}

/** What the caller may do with a check. */
export function checkOffers(who: Who, facts: CheckFacts, isReplaced: boolean): Check['can'] {
  return {
    update: mayUpdate(who, facts).allowed,
    submit: maySubmit(who, facts).allowed,
    approve: mayApprove(who, facts).allowed,
    print: mayPrint(who, facts).allowed,
    void: mayVoid(who, facts).allowed,
    stop: mayStop(who, facts).allowed,
    spoil: maySpoil(who, facts).allowed,
    reissue: mayReissue(who, facts, isReplaced).allowed,
  };
}

/** One row of what became of many. */
export interface CheckResult {
  id: string;
  ok: boolean;
  code?: string;
  reason?: Fault;
}
export const resultOf = (id: string, decision: Decision): CheckResult =>
  decision.allowed ? { id, ok: true } : { id, ok: false, code: decision.code };
