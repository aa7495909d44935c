import { permitted } from '@writdesk/contract/permissions/permissions';
import { RETENTION_YEARS, type retention } from '@writdesk/contract/retention/retention';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { retentionRuleAudits } from './retention-audits.ts';
import { findRule, saveRule } from './retention-queries.ts';

type RuleRow = Awaited<ReturnType<typeof findRule>>;

/** How long the caller’s firm keeps the files of cases that have ended. */
export async function getRetentionRule(context: UserContext) {
  const { deps, scope } = context;
  const { firmId } = personOf(context);
  return ruleView(context, await findRule(deps.db.as(scope), found(firmId, 'forbidden')));
}

/** Sets how long; a case that is due by it is purged by the next run. @throws `conflict` where somebody set it meanwhile. */
export async function setRetentionRule(context: UserContext, { body }: RouteInput<typeof retention.setRule>) {
  const { roles, firmId: ownFirm, userId } = personOf(context);
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'retention.update') && ownFirm ? allow : deny('forbidden'));
    const firmId = found(ownFirm, 'forbidden');
    const before = await findRule(tx.db, firmId);
    if (body.version !== undefined && body.version !== (before?.version ?? 0)) refuse('conflict');
    const after = await saveRule(tx.db, {
      firmId,
      years: body.years,
      setBy: userId,
      setByName: context.actor.name,
      setAt: tx.now,
    });
    await tx.audit(retentionRuleAudits.set, {
      firmId,
      subjectId: firmId,
      data: { before: before?.years ?? RETENTION_YEARS, after: body.years },
    });
    return ruleView(context, after);
  });
}

const ruleView = (context: UserContext, row: RuleRow) => ({
  years: row?.years ?? RETENTION_YEARS,
  set: row ? { by: row.setByName, at: row.setAt } : null,
  version: row?.version ?? 0,
  can: { update: permitted(context.actor.roles, 'retention.update') !== null },
});
