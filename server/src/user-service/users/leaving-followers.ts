import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { type Registry, registry } from '../../platform/registry.ts';

/** What a noun ends for good, in the transaction in which a person is deactivated, leaves, or loses a password that others may know. */
export type LeavingFollower = (tx: Tx, context: Context, userId: string) => Promise<void>;

/** When a person is deactivated or leaves: coming back brings none of it back. */

export const leavingFollowers: Registry<LeavingFollower> = registry('leaving followers');
/** When an administrator voids somebody's password: whoever knew it may have opened it. */
export const resetFollowers: Registry<LeavingFollower> = registry('reset followers');
