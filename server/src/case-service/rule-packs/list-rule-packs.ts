import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteReplyInput } from '@writdesk/contract/route';
import type { rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import type { UserContext } from '../../platform/context.ts';
import { selectLastRecalculations } from '../recalculations/index.ts';
import { countRowsBy } from './pack-content.ts';
import { countViewFor } from './rule-count-view.ts';
import { selectLivePacks } from './rule-pack-queries.ts';
import { signedRows } from './rule-pack-view.ts';
import { organizationOf } from './rule-proposal-policy.ts';
import { countOpenProposals } from './rule-proposal-queries.ts';
import { selectLatestVerdicts } from './rule-verdict-queries.ts';

/** The rules of every state. Federal law comes first. */
export async function listRulePacks({
  deps,
  actor,
  scope,
}: UserContext): Promise<RouteReplyInput<typeof rulePacks.list>> {
  const db = deps.db.as(scope);
  const [packs, verdicts, recalculations, proposals] = await Promise.all([
    selectLivePacks(db),
    selectLatestVerdicts(db),
    selectLastRecalculations(db),
    countOpenProposals(db, organizationOf(actor)),
  ]);
  // Those that run are shown; one that is over is read on the page of its state.
  const running = new Map<string, Awaited<ReturnType<typeof countViewFor>>>();
  for (const count of recalculations.filter(({ endedAt }) => endedAt === null))
    running.set(count.stateCode ?? '', await countViewFor(db, scope, count));
  const states = [...new Set(packs.map(({ stateCode: state }) => state))];
  const rows = states.flatMap((state) => {
    const of = (status: string) => packs.find((pack) => pack.stateCode === state && pack.status === status);
    const [published, draft] = [of('PUBLISHED'), of('DRAFT')];
    const shown = published ?? draft;
    if (!shown) return [];
    return [
      {
        state,
        name: shown.name,
        version: published?.version ?? null,
        publishedAt: published?.publishedAt ?? null,
        publishedBy: published?.publishedBy ?? null,
        draftVersion: draft?.version ?? null,
        counts: countRowsBy(signedRows(shown, verdicts, actor.userId)),
        openProposals: proposals.get(state) ?? 0,
        count: running.get(state) ?? null,
      },
    ];
  });
  return {
    packs: rows.toSorted((a, b) => Number(b.state === 'US') - Number(a.state === 'US')),
    canDraft: permitted(actor.roles, 'rule-pack.create') !== null,
  };
}
