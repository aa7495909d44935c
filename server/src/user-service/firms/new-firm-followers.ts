import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { type Registry, registry } from '../../platform/registry.ts';

export interface NewFirm {
  id: string;
  attorneyFeeCents: number;
  /** Where it works. */
  stateCodes: readonly string[];
}

/** What a noun gives a firm to begin with, in the transaction that creates it; in the order of the list. */
export type NewFirmFollower = (tx: Tx, context: Context, firm: NewFirm) => Promise<void>;

export const newFirmFollowers: Registry<NewFirmFollower> = registry('new firm followers');
