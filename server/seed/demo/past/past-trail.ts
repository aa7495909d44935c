import type { Kysely } from 'kysely';
import { caseActionAudits } from '../../../src/case-service/cases/actions/index.ts';
import { type CaseRecord, onCase } from '../../../src/case-service/cases/record/index.ts';
import { insertStatusChanges } from '../../../src/case-service/cases/timeline/status-change-queries.ts';
import { writAudits } from '../../../src/case-service/writs/index.ts';
import { appendAudits } from '../../../src/platform/audit/audit-queries.ts';
import type { DB } from '../../../src/platform/db/schema.ts';
import { newIdAt } from '../../../src/platform/ids.ts';
import type { DemoWorld } from '../demo-world.ts';
import type { PastCase } from './past-case.ts';

/** Who carried the writs out. */
export const OFFICER = 'County officer';

/** Each action on the trail of the case, and each change of its status, in their order. */
export async function writeTrail(
  db: Kysely<DB>,
  { actors }: DemoWorld,
  { moves, writ, processor }: PastCase,
  record: CaseRecord,
): Promise<void> {
  const acts = moves.map(({ action, from, to, at, by, data, comment }) => ({
    at,
    by,
    kind: caseActionAudits[action],
    change: { from, to, action, comment: comment ?? null },
    data:
      action === 'create'
        ? { draftNumber: record.caseDraftNumber, title: record.title }
        : { mode: 'act', ...(from !== to && { from, to }), ...(comment && { comment }), ...data },
  }));
  // The officer had the writ before the case was closed.
  const all = writ ? [...acts.slice(0, -1), ...writTrail(writ, processor), ...acts.slice(-1)] : acts;
  const changes = all.flatMap(({ at, by, change }) =>
    change.from === change.to
      ? []
      : {
          id: newIdAt(at),
          fromStatus: change.from,
          toStatus: change.to,
          action: change.action,
          comment: change.comment,
          actorKind: actors[by].kind,
          actorId: actors[by].userId,
          actorName: actors[by].name,
          at,
        },
  );
  await insertStatusChanges(db, record, changes);
  await appendAudits(
    db,
    { ...onCase(record), subject: 'case' },
    all.map(({ kind, data, by, at }) => ({ actor: actors[by], kind, data, now: at })),
  );
}

function writTrail(writ: NonNullable<PastCase['writ']>, by: PastCase['processor']) {
  const before = 'JUDGMENT_RECORDED' as const;
  const after = 'LOCKOUT_SCHEDULED' as const;
  const number = '1';
  const { issuedOn, issuedAt, executedOn, executedAt } = writ;
  return [
    {
      at: issuedAt,
      by,
      kind: writAudits.issue,
      change: { from: before, to: after, action: 'writ.issue', comment: null },
      data: {
        number,
        from: 'FILED',
        to: 'ISSUED',
        caseFrom: before,
        caseTo: after,
        issuedOn,
        writNumber: writ.number,
      },
    },
    {
      at: executedAt,
      by,
      kind: writAudits.execute,
      change: { from: after, to: after, action: 'writ.execute', comment: null },
      data: {
        number,
        from: 'ISSUED',
        to: 'EXECUTED',
        executedAt: `${executedOn}T10:30`,
        executedBy: OFFICER,
        locksChanged: true,
        goods: 'SET_OUT',
      },
    },
  ];
}
