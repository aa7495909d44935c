import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { type Registry, registry } from '../../platform/registry.ts';

/** What a noun does when the terms of a company with a firm change, in the transaction of the change. */
export type TermsFollower = (
  tx: Tx,
  context: Context,
  of: { firmId: string; clientId: string },
) => Promise<void>;

export const termsFollowers: Registry<TermsFollower> = registry('terms followers');
