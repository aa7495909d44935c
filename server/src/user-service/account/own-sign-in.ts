import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import { personOf, type UserContext } from '../../platform/context.ts';
import { refuse, refuseUntil } from '../../platform/http/refuse.ts';
import type { OwnAccount } from '../../platform/own-account.ts';

/** Whose sign-in it is, and what they may do with it. */
export interface OwnSignIn {
  own: OwnAccount;
  accountId: string;
  sessionId: string | undefined;
  address: string;
  /** For what carries passwords and codes: no reply is kept for a repeated request, and no trace of its body. */
  unkept: UserContext;
}

/** @throws `managed_elsewhere` where another provider keeps passwords and factors. */
export function ownSignIn(context: UserContext): OwnSignIn {
  const { accountId, sessionId } = personOf(context);
  const { idempotency: _never, ...unkept } = context;
  const own = context.deps.ownAccount ?? refuse('managed_elsewhere');
  return { own, accountId, sessionId, address: context.address ?? '', unkept };
}

/**
 * The same for what changes how they sign in: a password, or a sign-in of the last five minutes, shows that it is the person.
 * @throws `confirm_needed`, `wrong_password`, `too_many_requests` after some wrong ones.
 */
export async function provenSignIn(context: UserContext, password: string | undefined): Promise<OwnSignIn> {
  const signIn = ownSignIn(context);
  const { own, accountId, sessionId, address } = signIn;
  const outcome = await own.prove({ accountId, sessionId, password, address });
  switch (outcome.kind) {
    case 'proven':
      return signIn;
    case 'needed':
      return refuse('confirm_needed');
    case 'wrong-password':
      return refuseWrongPassword('password');
    case 'locked':
      return refuseLocked(context, outcome.until);
  }
}

/**
 * The same before they sign out elsewhere, which a stranger at their computer would do first. Sessions at another provider they end from
 * here without: it keeps their password, and shows no proof that we could ask for.
 */
export async function provenOwner(context: UserContext, password: string | undefined): Promise<UserContext> {
  if (context.deps.ownAccount) return (await provenSignIn(context, password)).unkept;
  return context;
}

export const refuseWrongPassword = (path: string): never =>
  refuse('wrong_password', { errors: [atField(path, fault('not_your_password'))] });

export const refuseLocked = ({ deps }: UserContext, until: Date): never =>
  refuseUntil(until, deps.signInClock.now(), fault('wrong_passwords'));
