import type { RouteInput } from '@writdesk/contract/route';
import type { rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { auditRules } from './audit-rules.ts';
import { findVerdictCase } from './case-of-verdict-queries.ts';
import { findPack } from './rule-pack-queries.ts';
import { signedRows } from './rule-pack-view.ts';
import { maySay } from './rule-verdict-policy.ts';
import { findSigner, insertVerdict, selectLatestVerdicts } from './rule-verdict-queries.ts';
import { notifyOfWrongRule } from './notify-of-disputed-rule.job.ts';
import { rulePackAudits } from './rule-pack-audits.ts';

/**
 * A lawyer says of a row as they read it that it is right, or wrong and why, or withdraws what they said last.
 * @throws `lawyer_bar_state`, `rule_row_not_found`, `rule_row_changed`, `rule_verdict_not_yours`, `case_not_found`
 */
export function sayVerdict(
  context: UserContext,
  { params: { state }, body }: RouteInput<typeof rulePacks.say>,
) {
  const { actor, scope } = context;
  const { ruleId, hash, verdict, reason, caseId } = body;
  return transact(context, async (tx) => {
    tx.authorize(maySay(actor, state));
    if (caseId) found(await findVerdictCase(tx.db, scope, caseId), 'case_not_found');
    const pack = found(await findPack(tx.db, state, 'published'), 'rule_pack_not_found');
    const rowNow = async () => {
      const rows = signedRows(pack, await selectLatestVerdicts(tx.db, state), actor.userId);
      return found(
        rows.find(({ row }) => row.id === ruleId),
        'rule_row_not_found',
      );
    };
    const before = await rowNow();
    if (before.hash !== hash) refuse('rule_row_changed');
    if (verdict === 'WITHDRAWN' && !before.verdict?.isOwn) refuse('rule_verdict_not_yours');
    const signer = found(await findSigner(tx.db, actor.userId, state));
    const id = newId();
    await insertVerdict(tx.db, {
      id,
      stateCode: state,
      ruleId,
      ruleHash: hash,
      verdict,
      reason,
      caseId: caseId ?? null,
      lawyerId: actor.userId,
      lawyerName: actor.name,
      firmName: signer.firmName ?? '',
      barNumber: signer.barNumber,
      saidAt: tx.now,
    });
    await auditRules(tx, verdicts[verdict], {
      state,
      version: pack.version,
      ruleId,
      hash,
      reason,
    });
    if (verdict === 'WRONG') {
      const rules = { state, name: pack.name, ruleId, label: before.row.label };
      await tx.enqueue(notifyOfWrongRule, { ...rules, by: actor.name, reason: reason ?? '' });
    }
    return rowNow();
  });
}

const verdicts = {
  VERIFIED: rulePackAudits.verify,
  WRONG: rulePackAudits.callWrong,
  WITHDRAWN: rulePackAudits.withdraw,
};
