import { proposalFacts } from '@writdesk/contract/docket-proposals/docket-proposals';
import type { Kysely } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { selectEvidenceByIds, shownEvidence } from '../rpa-bot-jobs/index.ts';
import type { ProposalRow } from './proposal-queries.ts';

/** Proposals with what the robot saw. */
export async function proposalViews(context: Context, db: Kysely<DB>, rows: readonly ProposalRow[]) {
  const [first] = rows;
  const ids = rows.flatMap(({ evidenceId }) => (evidenceId ? [evidenceId] : []));
  const evidence = first ? await selectEvidenceByIds(db, first.firmId, [...new Set(ids)]) : [];
  const shown = await Promise.all(evidence.map((each) => shownEvidence(context, each)));
  return rows.map((row) => {
    const { caseId, title, caseNumber, lineText: line, facts, decidedByName: decidedBy, ...rest } = row;
    const seen = shown.find(({ id }) => id === row.evidenceId);
    return {
      ...rest,
      case: { id: caseId, title, caseNumber },
      line,
      facts: proposalFacts.parse(facts),
      decidedBy,
      pictureUrl: seen?.pictureUrl ?? null,
      pageUrl: seen?.pageUrl ?? null,
    };
  });
}
