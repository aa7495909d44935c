import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { type Registry, registry } from '../../platform/registry.ts';

/** What a noun ends for good when a person is deactivated, in the transaction of the deactivation: coming back brings none of it back. */
export type LeavingFollower = (tx: Tx, context: Context, userId: string) => Promise<void>;

export const leavingFollowers: Registry<LeavingFollower> = registry('leaving followers');
