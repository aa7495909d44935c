import type { WritStatus } from './writ-status.ts';

/** What the rules ask of the latest writ of a case. */
export interface WritFacts {
  /** Null while the case has none. */
  status: WritStatus | null;
  clientConfirmedAt: string | null;
  /** The company said in its answers that it no longer wishes to go on, or that the unit is empty. */
  declined: boolean;
  statusBeforeStay: WritStatus | null;
}

/** A case without a writ. */
export const withoutWrit: WritFacts = {
  status: null,
  clientConfirmedAt: null,
  declined: false,
  statusBeforeStay: null,
};
