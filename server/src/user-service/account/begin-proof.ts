import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow } from '../../platform/http/refuse.ts';
import { accountAudits } from './account-audits.ts';

/** How the signed-in person can prove again that it is them. */
export async function beginProof(context: UserContext) {
  const { accountId } = personOf(context);
  const { ownAccount } = context.deps;
  const offer = ownAccount
    ? await ownAccount.offerProof(accountId)
    : { kinds: ['SIGN_IN' as const], passkey: null };
  return transact(context, async (tx) => {
    tx.authorize(allow);
    await tx.audit(accountAudits.beginProof, { subjectId: accountId, data: {} });
    return offer;
  });
}
