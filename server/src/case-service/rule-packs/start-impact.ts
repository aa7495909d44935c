import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import type { rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import {
  BATCH_CASES,
  countNext,
  countOpenCases,
  findRecalculation,
  forgetRecalculations,
  insertRecalculation,
  recalculateCases,
} from '../recalculations/index.ts';
import { auditRules } from './audit-rules.ts';
import { lockDraft } from './change-draft.ts';
import { forgetImpact } from './counted-move-queries.ts';
import { countView } from './rule-count-view.ts';
import { rulePackAudits } from './rule-pack-audits.ts';

/**
 * Counts the state's open cases by the draft and by what holds, and keeps what would move: at once where they are few,
 * else by a job. No case is changed.
 * @throws `rule_pack_no_draft`, `conflict`
 */
export function startImpact(
  context: UserContext,
  { params: { state }, body }: RouteInput<typeof rulePacks.startImpact>,
) {
  return transact(context, async (tx) => {
    tx.authorize(permitted(context.actor.roles, 'rule-pack.publish') ? allow : deny('forbidden'));
    const draft = await lockDraft(tx, state, body.version);
    await forgetImpact(tx.db, state);
    await forgetRecalculations(tx.db, 'RULE_DRAFT', state);
    const total = await countOpenCases(tx.db, state);
    await insertRecalculation(tx.db, {
      id: newId(),
      reason: 'RULE_DRAFT',
      stateCode: state,
      packVersion: draft.version,
      baseVersion: draft.basedOn,
      draftLock: draft.lockVersion,
      askedById: context.actor.userId,
      total,
      startedAt: tx.now,
    });
    await auditRules(tx, rulePackAudits.preview, { state, version: draft.version, cases: total });
    const begun = found(await findRecalculation(tx.db, 'RULE_DRAFT', state));
    if (total < BATCH_CASES) await countNext(context, tx, begun);
    else await tx.enqueue(recalculateCases, {});
    return countView(found(await findRecalculation(tx.db, 'RULE_DRAFT', state)));
  });
}
