import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findRecalculation } from '../recalculations/index.ts';
import { countImpact, selectImpact } from './impact-queries.ts';
import { isCountOf } from './pack-counters.ts';
import { countViewFor } from './rule-count-view.ts';
import { findPack } from './rule-pack-queries.ts';

/** What the draft moves of the reader's cases, as it was counted last. @throws `rule_pack_no_draft` */
export async function getImpact(
  { deps, scope }: UserContext,
  { params: { state }, query: { page, size } }: RouteInput<typeof rulePacks.impact>,
): Promise<RouteReplyInput<typeof rulePacks.impact>> {
  const db = deps.db.as(scope);
  const draft = found(await findPack(db, state, 'draft'), 'rule_pack_no_draft');
  const count = await findRecalculation(db, 'RULE_DRAFT', state);
  const list = { totalIsCapped: false, page, pageSize: size };
  if (!count) return { ...list, cases: [], total: 0, dates: 0, count: null, isCurrent: false };
  const [{ cases: total, dates }, cases, own] = await Promise.all([
    countImpact(db, scope, count.id),
    selectImpact(db, scope, count.id, { page, size }),
    countViewFor(db, scope, count),
  ]);
  return { ...list, cases, total, dates, count: own, isCurrent: isCountOf(count, draft) };
}

/** How far the dates of the reader's cases in a state are counted by what holds. */
export async function getRecalculation(
  { deps, scope }: UserContext,
  { params: { state } }: RouteInput<typeof rulePacks.recalculation>,
) {
  const db = deps.db.as(scope);
  const count = await findRecalculation(db, 'RULE_PACK', state);
  return { count: count ? await countViewFor(db, scope, count) : null };
}
