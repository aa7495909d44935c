import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, AppError } from '../../platform/http/refuse.ts';
import { type TrustAct, trustAudits } from './trust-audits.ts';

/** Does an action on trust money; where it is refused, that stands on the firm’s trail. */
export async function notingRefusal<T>(
  context: UserContext,
  { act, amountCents = null }: { act: TrustAct; amountCents?: number | null },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { firmId } = personOf(context);
    // Its own transaction: that of the act is rolled back. It keeps no reply, for the call may be sent again under its key.
    const { idempotency: _, ...plain } = context;
    if (error instanceof AppError && firmId !== null)
      await transact(plain, async (tx) => {
        tx.authorize(allow);
        const data = { act, code: reasonOf(error), amountCents };
        await tx.audit(trustAudits.refused, { firmId, subjectId: firmId, data });
      });
    throw error;
  }
}

/** The most exact code that a refusal has. */
const reasonOf = ({ code, extra }: AppError): string => extra.errors?.[0]?.code ?? extra.reason?.code ?? code;
