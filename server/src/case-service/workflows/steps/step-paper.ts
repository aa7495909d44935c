import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/transact.ts';
import { type Registry, registry } from '../../../platform/registry.ts';
import type { CaseRecord } from '../../cases/record/index.ts';

/** A kind of document that a step can have made. The root of the server lists all of them. */
export interface StepPaper {
  readonly kind: string;
  /** Has it made after the commit; null where the case’s state has no layout of it. */
  queue(tx: Tx, context: Context, record: CaseRecord): Promise<string | null>;
}

export const stepPapers: Registry<StepPaper> = registry('step papers');
