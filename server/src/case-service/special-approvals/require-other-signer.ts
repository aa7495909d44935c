import { fault } from '@writdesk/contract/sentences/fault';
import { isOwnId } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { CaseRecord } from '../cases/record/index.ts';
import { selectLiveRequests } from './request-queries.ts';

/** Whoever approved a special request of a case doesn’t sign it too. @throws `forbidden` */
export async function requireOtherSigner(
  { db }: Pick<Tx, 'db'>,
  { actor }: Context,
  record: CaseRecord,
): Promise<void> {
  if (actor.kind !== 'user') return;
  const decided = (await selectLiveRequests(db, record)).flatMap(({ decisions }) => decisions);
  if (decided.some((one) => isOwnId(actor, one.userId)))
    refuse('forbidden', { reason: fault('approval_signs') });
}
