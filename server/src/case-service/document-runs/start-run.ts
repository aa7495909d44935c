import type { documentRuns } from '@writdesk/contract/documents/document-runs';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { mayEverAct } from '../cases/record/index.ts';
import { documentRunAudits } from './document-run-audits.ts';
import { insertRun, selectVisible } from './document-run-queries.ts';
import { generateRun } from './generate-run.job.ts';
import { readRun } from './read-run.ts';

/**
 * Starts the generation of what many cases lack. The cases are written down first; a worker then goes through them, one after the
 * other.
 * @throws `invalid` naming each case that the firm doesn’t have.
 */
export async function startRun(context: UserContext, { body }: RouteInput<typeof documentRuns.start>) {
  const { firmId, userId, name } = personOf(context);
  return transact(context, async (tx) => {
    tx.authorize(mayEverAct(context.actor, 'document.regenerate'));
    if (!firmId) return refuse('forbidden');
    const visible = await selectVisible(tx.db, context.scope, { firmId, caseIds: body.caseIds });
    const clientOf = new Map(visible.map(({ id, clientId }) => [id, clientId]));
    const errors = body.caseIds.flatMap((caseId, index) =>
      clientOf.has(caseId) ? [] : [atField(`caseIds.${index}`, fault('no_such_case_of_firm'))],
    );
    if (errors.length > 0) refuse('invalid', { errors });
    const id = newId();
    const caseIds = [...new Set(body.caseIds)];
    await insertRun(
      tx.db,
      { firmId, id, startedBy: userId, startedByName: name, startedAt: tx.now },
      caseIds.map((caseId, index) => ({
        firmId,
        clientId: clientOf.get(caseId) ?? '',
        runId: id,
        caseId,
        position: index + 1,
      })),
    );
    await tx.audit(documentRunAudits.start, { firmId, subjectId: id, data: { cases: caseIds.length } });
    await tx.enqueue(generateRun, { firmId, id });
    return readRun(tx.db, context.scope, { firmId, id });
  });
}
