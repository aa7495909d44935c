import type { Deps } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { markSmsDelivered, markSmsFailed, markSmsSent } from '../../platform/sms/index.ts';

interface Status {
  /** Our id of the message. */
  id: string;
  providerId: string;
  status: string;
  errorCode: string | undefined;
}

/**
 * Notes what became of a text message. Reports come in any order: what is final stays, and a report of a message whose sending nobody
 * saw the end of says that it left.
 */
export async function takeStatus(deps: Deps, { id, providerId, status, errorCode }: Status): Promise<void> {
  const db = deps.db.as(systemScope);
  if (status === 'delivered' || status === 'read') return markSmsDelivered(db, id, providerId);
  if (status === 'undelivered' || status === 'failed' || status === 'canceled')
    return markSmsFailed(db, id, errorCode ?? status);
  return markSmsSent(db, id, providerId, deps.clock.now());
}
