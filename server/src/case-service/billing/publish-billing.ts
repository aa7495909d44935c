import type { Tx } from '../../platform/db/transact.ts';
import { caseLive, liveOf } from '../cases/record/index.ts';

/** Shows what a case costs now to whoever looks at it. */
export function publishBilling(tx: Pick<Tx, 'publish'>, record: Parameters<typeof liveOf>[0]): void {
  tx.publish(caseLive.changed, liveOf(record));
}
