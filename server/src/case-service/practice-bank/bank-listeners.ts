import type { Deps } from '../../platform/context.ts';
import { type Registry, registry } from '../../platform/registry.ts';

/** Takes what the bank sends, as a call of it over the network would bring it: the bytes, and their signature. */
type BankListener = (deps: Deps, body: Buffer, signature: string) => Promise<void>;

export const bankListeners: Registry<BankListener> = registry('bank listeners');
