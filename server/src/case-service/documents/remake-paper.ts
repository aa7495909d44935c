import type { PaperCause } from '@writdesk/contract/documents/version-values';
import { actorName } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { type CaseRecord, onCase } from '../cases/record/index.ts';
import type { FittingTemplate } from '../document-templates/index.ts';
import { documentAudits } from './document-audits.ts';
import { documentLive } from './document-live.ts';
import { endFlags } from './document-queries.ts';
import { queuePaper } from './queue-papers.ts';

interface Remade {
  template: FittingTemplate;
  /** What the case has of it now. */
  before: { id: string } | undefined;
  cause: PaperCause;
  /** Who asked for it, where a job does it for them. */
  maker?: { id: string; name: string };
}

/** Has a document made from the facts as they are now, in the place of the one before, whose flags end with it. @returns its id. */
export async function remakePaper(
  tx: Tx,
  context: Context,
  record: CaseRecord,
  { template, before, cause, maker }: Remade,
): Promise<string> {
  const id = await queuePaper(tx, context, record, { template, cause, ...(maker && { maker }) });
  if (before)
    await endFlags(
      tx.db,
      { firmId: record.firmId, caseId: record.id, documentId: before.id },
      {
        endedAt: tx.now,
        endedByName: maker?.name ?? actorName(context.actor),
        outcome: 'REPLACED',
        replacedBy: id,
      },
    );
  await tx.audit(documentAudits.regenerate, {
    ...onCase(record),
    data: { documentId: before?.id ?? id, title: template.name },
  });
  tx.publish(documentLive.changed, {
    firmId: record.firmId,
    clientId: record.clientId,
    caseId: record.id,
    ids: { documentId: id },
  });
  return id;
}
