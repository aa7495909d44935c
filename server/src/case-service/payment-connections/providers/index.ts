import type { Deps } from '../../../platform/context.ts';
import { demonstrationProvider } from './demonstration-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { stripeProvider } from './stripe-provider.ts';

export {
  type CheckoutState,
  NoAnswerError,
  type PaymentProvider,
  type ProviderPayout,
} from './payment-provider.ts';
export { readProviderEvent, UnreadableEventError } from './read-event.ts';

/**
 * Through whom this installation takes payments: Stripe where it is configured, the practice bank in the demonstration, and else
 * nobody (`manual`): then people record what comes by check or wire.
 */
export const paymentProviderOf = (deps: Deps): PaymentProvider | null => {
  const { config } = deps;
  if (config.stripe) return stripeProvider(config.stripe, config.publicUrl);
  return config.embedded ? demonstrationProvider(deps) : null;
};

/** The one through which a payment was begun, whatever the installation uses today; null where it isn’t configured anymore. */
export const providerNamed = (deps: Deps, name: PaymentProvider['name']): PaymentProvider | null => {
  if (name === 'demonstration') return deps.config.embedded ? demonstrationProvider(deps) : null;
  return deps.config.stripe ? stripeProvider(deps.config.stripe, deps.config.publicUrl) : null;
};
