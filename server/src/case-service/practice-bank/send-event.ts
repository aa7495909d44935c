import type { Deps } from '../../platform/context.ts';
import { bankListeners } from './bank-listeners.ts';
import { practiceSecret } from './practice-events.ts';

/** Sends what happened. Signed by the provider’s own package, over the bytes that are sent. */
export async function sendEvent(deps: Deps, event: object): Promise<void> {
  const { Stripe } = await import('stripe');
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: practiceSecret(deps),
    timestamp: Math.floor(deps.clock.now().getTime() / 1000),
  });
  for (const listener of deps.registered.of(bankListeners))
    await listener(deps, Buffer.from(payload), signature);
}
