import type { RouteInput } from '@writdesk/contract/route';
import type { docketProposals } from '@writdesk/contract/docket-proposals/docket-proposals';
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { selectPage } from '../../platform/db/page.ts';
import type { CasesDocketProposal, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleToFirm } from '../../platform/db/visible.ts';
import { visibleCase } from '../cases/record/index.ts';

export type ProposalRecord = Selectable<CasesDocketProposal>;
export type ProposalKey = Pick<ProposalRecord, 'firmId' | 'caseId' | 'id'>;

/** What was proposed of the docket of a case, by the keys of its lines. */
export async function selectProposed(
  db: Kysely<DB>,
  { firmId, caseId }: Pick<ProposalKey, 'firmId' | 'caseId'>,
): Promise<ReadonlyMap<string, Pick<ProposalRecord, 'kind' | 'status'>>> {
  const rows = await db
    .selectFrom('cases.docketProposal')
    .select(['lineKey', 'kind', 'status'])
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .execute();
  return new Map(rows.map(({ lineKey, ...proposed }) => [lineKey, proposed]));
}

/** A line that somebody else has proposed meanwhile stays as it is. */
export async function insertProposals(
  db: Kysely<DB>,
  rows: readonly Insertable<CasesDocketProposal>[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('cases.docketProposal')
    .values([...rows])
    .onConflict((on) => on.columns(['firmId', 'caseId', 'lineKey']).doNothing())
    .execute();
}

/** One page of what robots read, the newest first. */
export function selectProposalPage(
  db: Kysely<DB>,
  scope: Scope,
  query: RouteInput<typeof docketProposals.list>['query'],
) {
  const { caseId, status } = query;
  const matching = ofReader(db, scope)
    .$if(caseId !== null, (rows) => rows.where('d.caseId', '=', caseId ?? ''))
    .$if(status !== null, (rows) => rows.where('d.status', 'in', status ?? []));
  return selectPage(db, matching, query, (rows) =>
    shown(rows).orderBy('d.createdAt', 'desc').orderBy('d.id', 'desc'),
  );
}
export type ProposalRow = Awaited<ReturnType<typeof selectProposalPage>>['rows'][number];

export function findProposal(db: Kysely<DB>, scope: Scope, id: string): Promise<ProposalRow | undefined> {
  return shown(ofReader(db, scope).where('d.id', '=', id)).executeTakeFirst();
}

export function lockProposal(db: Kysely<DB>, key: ProposalKey): Promise<ProposalRecord | undefined> {
  return db
    .selectFrom('cases.docketProposal')
    .selectAll()
    .where('firmId', '=', key.firmId)
    .where('caseId', '=', key.caseId)
    .where('id', '=', key.id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateProposal(
  db: Kysely<DB>,
  { firmId, caseId, id }: ProposalKey,
  changes: Updateable<CasesDocketProposal>,
): Promise<void> {
  await db
    .updateTable('cases.docketProposal')
    .set({ ...changes, version: sql`version + 1` })
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .execute();
}

function ofReader(db: Kysely<DB>, scope: Scope) {
  return db
    .selectFrom('cases.docketProposal as d')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'd.firmId').onRef('c.id', '=', 'd.caseId'),
    )
    .where(visibleToFirm(scope, 'd'))
    .where(visibleCase(scope));
}

function shown(rows: ReturnType<typeof ofReader>) {
  return rows
    .select([
      'd.firmId',
      'd.clientId',
      'd.caseId',
      'd.id',
      'd.kind',
      'd.lineOn',
      'd.lineText',
      'd.confidence',
    ])
    .select([
      'd.facts',
      'd.status',
      'd.decidedByName',
      'd.decidedAt',
      'd.createdAt',
      'd.version',
      'd.evidenceId',
    ])
    .select(['c.title', 'c.caseNumber']);
}
