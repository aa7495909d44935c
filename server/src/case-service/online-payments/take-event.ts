import { contextOf, type Deps } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import {
  findFirmOfAccount,
  paymentProviderOf,
  readProviderEvent,
  UnreadableEventError,
} from '../payment-connections/index.ts';
import { insertEvent } from './event-queries.ts';
import { handleEvent } from './handle-event.job.ts';
import { onlinePaymentAudits } from './online-payment-audits.ts';
import { SettledMeanwhileError, unlessSettled } from './settle-attempt.ts';

/** Under which stands what is of no firm that we know. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Takes what a provider sends, once, and has it handled after the commit. What it is about is asked of the provider then, so the order in
 * which it comes doesn’t matter.
 * @throws UnreadableEventError for what the provider didn’t sign, or more than 300 seconds ago.
 */
export async function takePaymentEvent(deps: Deps, body: Buffer, signature: string): Promise<void> {
  const provider = paymentProviderOf(deps);
  if (!provider) throw new UnreadableEventError('No provider is connected.');
  const event = await readProviderEvent(provider.eventSecret, { body, signature, now: deps.clock.now() });
  if (!event) return;
  const firm = event.account ? await findFirmOfAccount(deps.db.as(systemScope), event.account) : undefined;
  const firmId = firm?.firmId ?? NOBODY;
  const { id: eventId, orderId: namedAttemptId, ...facts } = event;
  const context = contextOf(deps, { kind: 'system', reason: `${provider.name} webhook` }, newId());
  await unlessSettled(
    transact(context, async (tx) => {
      // The provider has signed it.
      tx.authorize(allow);
      const row = { ...facts, firmId, eventId, namedAttemptId, provider: provider.name, receivedAt: tx.now };
      if (!(await insertEvent(tx.db, row))) throw new SettledMeanwhileError();
      const data = { eventId, type: event.type };
      await tx.audit(onlinePaymentAudits.receive, { firmId, subjectId: firmId, data });
      await tx.enqueue(handleEvent, { firmId, eventId });
    }),
  );
}
