import type { caseSeals } from '@writdesk/contract/case-seals/case-seals';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { Kysely } from 'kysely';
import { localDate } from '../../platform/clock.ts';
import type { UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { type CaseRecord, courtZone, lockCase, onCase, updateCase } from '../cases/record/index.ts';
import { ownUploads, putOnCase, selectDocuments } from '../documents/index.ts';
import { appendDeltas, deltasOf } from '../tallies/index.ts';
import { caseSealAudits } from './case-seal-audits.ts';
import { isAdmitted, mayBy, requireVersion } from './case-seal-policy.ts';
import { findSeal, insertSeal } from './case-seal-queries.ts';
import { sealView } from './get-case-seal.ts';

/**
 * Seals a case by a court’s order, which is one of its documents. From the commit on the case is in no list, search, history,
 * report or count of anybody, and what counted it counts one less.
 * @throws `case_not_found`, also for a case that is sealed already, `lawyer_bar_state`, `file_not_found`, `conflict`,
 * and `invalid` at `orderedOn` or `orderDocumentId`.
 */
export async function sealCase(
  context: UserContext,
  { params, body }: RouteInput<typeof caseSeals.seal>,
): Promise<RouteReplyInput<typeof caseSeals.seal>> {
  const { actor, scope } = context;
  const { orderPath } = body;
  const [upload] = orderPath ? await ownUploads(context, params.id, [orderPath]) : [];
  return transact(context, async (tx) => {
    tx.authorize(mayBy(actor, 'case.seal'));
    const record = found(await lockCase(tx.db, scope, params.id), 'case_not_found');
    tx.authorize(isAdmitted(actor, record));
    requireVersion(record, body.version);
    const today = localDate(tx.now, await courtZone(tx.db, record));
    if (body.orderedOn > today) refuseField('orderedOn', fault('order_in_future'));
    const { reason, orderedOn, court, judge, orderFileName = 'order.pdf' } = body;
    const orderDocumentId = upload
      ? await putOnCase({ tx, record, context }, upload, {
          kind: 'ORDER',
          title: orderFileName,
          fileName: orderFileName,
        })
      : await uploadedOrder(tx.db, record, body.orderDocumentId);
    await insertSeal(tx.db, {
      firmId: record.firmId,
      id: newId(),
      clientId: record.clientId,
      caseId: record.id,
      reason,
      orderedOn,
      court,
      judge,
      orderDocumentId,
      sealedBy: actor.userId,
      sealedByName: actor.name,
      sealedAt: tx.now,
    });
    const sealed = await updateCase(tx.db, record, { sealedAt: tx.now, updatedAt: tx.now });
    await appendDeltas(tx.db, deltasOf(record, sealed));
    tx.giveUp({ sealedCaseIds: [...actor.sealedCaseIds, record.id] });
    await tx.audit(caseSealAudits.seal, { ...onCase(record), data: { reason, orderedOn, orderDocumentId } });
    return { seal: sealView(found(await findSeal(tx.db, record.firmId, record.id))) };
  });
}

async function uploadedOrder(
  db: Kysely<DB>,
  record: CaseRecord,
  documentId: string | undefined,
): Promise<string> {
  const order = (await selectDocuments(db, record)).find(({ id }) => id === documentId);
  if (order?.source !== 'UPLOAD') refuseField('orderDocumentId', fault('no_such_document'));
  return order.id;
}
