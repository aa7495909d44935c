import { type documentRuns, type DocumentRun, runPaper } from '@writdesk/contract/documents/document-runs';
import type { RouteInput } from '@writdesk/contract/route';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { found } from '../../platform/http/refuse.ts';
import {
  countRunCases,
  findRun,
  type RunKey,
  type RunRow,
  selectRunCases,
  selectRunPage,
  statusesOf,
} from './document-run-queries.ts';

/** The runs of the caller’s firm, the newest first. */
export async function listRuns(context: UserContext, { query }: RouteInput<typeof documentRuns.list>) {
  const firmId = found(personOf(context).firmId);
  const db = context.deps.db.as(context.scope);
  const { rows, ...page } = await selectRunPage(db, firmId, query);
  const counts = await countRunCases(db, context.scope, { firmId, runIds: rows.map(({ id }) => id) });
  const runs = rows.map((run) => {
    const { runId: _, ...counted } = counts.find(({ runId }) => runId === run.id) ?? noCases;
    return { ...aboutOf(run), ...counted };
  });
  return { runs, ...page };
}
const noCases = { runId: '', caseCount: 0, doneCount: 0, leftCount: 0, failedCount: 0, paperCount: 0 };

const aboutOf = ({ id, startedByName, startedAt, finishedAt }: RunRow) => ({
  id,
  startedByName,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});

/** A run of the caller’s firm, with what became of each case. @throws `not_found` */
export async function getRun(context: UserContext, { params }: RouteInput<typeof documentRuns.details>) {
  const { firmId } = personOf(context);
  const db = context.deps.db.as(context.scope);
  return readRun(db, context.scope, { firmId: found(firmId), id: params.id });
}

/** @throws `not_found` */
export async function readRun(db: Kysely<DB>, scope: Scope, key: RunKey): Promise<DocumentRun> {
  const run = found(await findRun(db, key));
  const rows = (await selectRunCases(db, scope, key)).map((row) => ({
    ...row,
    papers: z.array(runPaper).parse(row.papers),
  }));
  const documents = rows.flatMap(({ caseId, papers }) =>
    papers.flatMap(({ documentId }) => (documentId === null ? [] : [{ caseId, id: documentId }])),
  );
  const statuses = await statusesOf(db, key.firmId, documents);
  return {
    ...aboutOf(run),
    caseCount: rows.length,
    doneCount: rows.filter(({ status }) => status !== 'WAITING').length,
    cases: rows.map(({ caseId, title, caseNumber, caseDraftNumber, status, reason, papers }) => ({
      case: { id: caseId, title, caseNumber, caseDraftNumber },
      status,
      reason,
      papers: papers.map((paper) => ({
        ...paper,
        status: paper.documentId === null ? null : (statuses.get(paper.documentId) ?? null),
      })),
    })),
  };
}
