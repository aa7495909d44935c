import { systemScope } from '../../platform/db/scope.ts';
import type { FreshProof, FreshProofKind, OwnAccount } from '../../platform/own-account.ts';
import type { OwnAccountParts } from './own-account-parts.ts';

type Parts = Pick<
  OwnAccountParts,
  'db' | 'lockout' | 'ownPasswords' | 'factors' | 'passkeys' | 'secondFactors'
>;

/** A question that somebody was asked for a proof is no question of a sign-in. */
const holderOf = (accountId: string) => `proof:${accountId}`;

/** A proof at the moment in which something is signed. That somebody is signed in, or was a minute ago, is none. */
export function freshProofs({
  db,
  lockout,
  ownPasswords,
  factors,
  passkeys,
  secondFactors,
}: Parts): Pick<OwnAccount, 'offerProof' | 'takeProof'> {
  const system = () => db.as(systemScope);

  async function kindsOf(accountId: string): Promise<FreshProofKind[]> {
    const { hasPassword, totpSince, passkeys: known } = await factors.state(system(), accountId);
    const second: FreshProofKind[] = [
      ...(known.length > 0 ? ['PASSKEY' as const] : []),
      ...(totpSince ? ['CODE' as const] : []),
    ];
    return second.length > 0 || !hasPassword ? second : ['PASSWORD'];
  }

  async function isRight({ accountId, given }: FreshProof): Promise<boolean> {
    if (given.kind === 'PASSWORD') return ownPasswords.isCurrent(accountId, given.password);
    if (given.kind === 'CODE') return secondFactors.takeCode(system(), accountId, given.code);
    const form = new URLSearchParams({ ...given.answer });
    return (await passkeys.check(system(), form, holderOf(accountId), accountId)) !== undefined;
  }

  return {
    async offerProof(accountId) {
      const kinds = await kindsOf(accountId);
      if (!kinds.includes('PASSKEY')) return { kinds, passkey: null };
      const { challenge, rpId, createTimeout, authenticators } = await passkeys.ask(
        system(),
        holderOf(accountId),
        accountId,
      );
      const credentials = (authenticators?.authenticators ?? []).map(({ credentialId, transports }) => ({
        id: credentialId,
        transports,
      }));
      return { kinds, passkey: { challenge, rpId, timeoutSeconds: createTimeout, credentials } };
    },
    async takeProof(proof) {
      const { accountId, sessionId, address, given } = proof;
      const attempt = await lockout.inSession(accountId, sessionId ?? address);
      if (attempt.lockedUntil) return { kind: 'locked', until: attempt.lockedUntil };
      if (!(await kindsOf(accountId)).includes(given.kind)) return { kind: 'not-enough' };
      if (!(await isRight(proof))) return { kind: 'wrong' };
      await attempt.succeeded();
      return { kind: 'proven' };
    },
  };
}
