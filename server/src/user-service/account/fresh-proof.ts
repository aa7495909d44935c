import type { SigningProof } from '@writdesk/contract/signatures/signature-values';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import { personOf, type UserContext } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { provenSignIn, refuseLocked, refuseWrongPassword } from './own-sign-in.ts';

/** Where another provider keeps passwords: who signed in there this short a time ago is taken for the person themselves. */
const FRESH_MS = 5 * 60_000;

/**
 * Makes sure, at this moment, that it is the person themselves who signs.
 * @throws `wrong_password`, `code_wrong`, `passkey_refused`, `confirm_needed` where something better is asked for, or a new
 * sign-in; `too_many_requests` after some wrong ones.
 */
export async function freshProof(context: UserContext, given: SigningProof): Promise<void> {
  const { accountId, sessionId } = personOf(context);
  const { ownAccount, clock } = context.deps;
  if (given.kind === 'SIGN_IN') {
    const at = ownAccount ? undefined : await signedInAt(context);
    if (!at || clock.now().getTime() - at.getTime() > FRESH_MS) refuse('confirm_needed');
    return;
  }
  if (!ownAccount) return refuse('managed_elsewhere');
  const outcome = await ownAccount.takeProof({ accountId, sessionId, address: context.address ?? '', given });
  if (outcome.kind === 'proven') return;
  if (outcome.kind === 'locked') refuseLocked(context, outcome.until);
  if (outcome.kind === 'not-enough') refuse('confirm_needed');
  if (given.kind === 'PASSWORD') refuseWrongPassword('proof.password');
  const code = given.kind === 'CODE' ? ('code_wrong' as const) : ('passkey_refused' as const);
  refuse(code, { errors: [atField(given.kind === 'CODE' ? 'proof.code' : 'proof', fault(code))] });
}

/** A realm that we manage knows the session. Of any other provider, the token says when the person last signed in (`auth_time`). */
async function signedInAt(context: UserContext): Promise<Date | undefined> {
  const { accountId, sessionId, signedInAt: said } = personOf(context);
  const { accounts } = context.deps;
  if (accounts.kind === 'elsewhere') return said;
  const sessions = await accounts.listSessions(accountId);
  return sessions.find(({ id }) => id === sessionId)?.startedAt;
}

/**
 * Makes sure that it is the person themselves before something changes that outlasts their session and is no part of their sign-in: by their
 * password or a sign-in of the last five minutes; with another provider by the latter alone.
 * @returns the context for what carries passwords and codes: no reply of it is kept.
 */
export async function provenPerson(context: UserContext, password: string | undefined): Promise<UserContext> {
  if (context.deps.ownAccount) return (await provenSignIn(context, password)).unkept;
  await freshProof(context, { kind: 'SIGN_IN' });
  const { idempotency: _never, ...unkept } = context;
  return unkept;
}
