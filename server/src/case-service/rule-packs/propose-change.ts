import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import type { ruleProposals } from '@writdesk/contract/rule-packs/rule-proposals';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { notifyIn } from '../../user-service/notifications/index.ts';
import { auditRules } from './audit-rules.ts';
import { rowFaults } from './pack-faults.ts';
import { withoutRow } from './pack-content.ts';
import { findPack, selectKnownPlaces } from './rule-pack-queries.ts';
import { organizationOf } from './rule-proposal-policy.ts';
import { findProposal, insertProposal, selectProposals, updateAnswer } from './rule-proposal-queries.ts';
import { findSigner } from './rule-verdict-queries.ts';
import { notifyOfProposal } from './notify-of-proposal.job.ts';
import { rulePackAudits } from './rule-pack-audits.ts';
import { rulePackNotifications } from '@writdesk/contract/rule-packs/rule-pack-notifications';

/**
 * A firm asks for a change of a state's rules. @throws `rule_pack_not_found`; `invalid` naming each field of the row at
 * fault.
 */
export function proposeRuleChange(
  context: UserContext,
  { params: { state }, body: { text, change } }: RouteInput<typeof ruleProposals.propose>,
) {
  const { roles, userId, name, firmId } = context.actor;
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'rule-pack.propose') && firmId ? allow : deny('forbidden'));
    const pack = found(await findPack(tx.db, state, 'published'), 'rule_pack_not_found');
    if (change) {
      const others = withoutRow(pack.content, change.row.id);
      const faults = rowFaults(change, others, await selectKnownPlaces(tx.db, state));
      const errors = faults.map((one) => ({ ...one, path: `change.${one.path}` }));
      if (errors.length) refuse('invalid', { errors });
    }
    const house = await findSigner(tx.db, userId, state);
    const id = newId();
    await insertProposal(tx.db, {
      id,
      stateCode: state,
      packVersion: pack.version,
      body: text,
      change: change ? JSON.stringify(change) : null,
      proposedById: userId,
      proposedBy: name,
      proposerFirmId: firmId ?? '',
      proposerFirmName: house?.firmName ?? '',
      proposedAt: tx.now,
    });
    await auditRules(tx, rulePackAudits.propose, {
      state,
      version: pack.version,
      ruleId: change?.row.id ?? null,
    });
    const firm = house?.firmName ?? '';
    await tx.enqueue(notifyOfProposal, { state, name: pack.name, proposalId: id, by: name, firm, text });
    return found(await findProposal(tx.db, id));
  });
}

/** What firms asked for; a firm sees its own. */
export async function listProposals(
  { deps, scope, actor }: UserContext,
  { params: { state } }: RouteInput<typeof ruleProposals.list>,
) {
  return { proposals: await selectProposals(deps.db.as(scope), state, organizationOf(actor)) };
}

/** Says what became of a proposal, once, and notifies whoever made it. @throws `rule_proposal_not_found`, `rule_proposal_answered` */
export function answerProposal(
  context: UserContext,
  { params: { id }, body: { answer, note } }: RouteInput<typeof ruleProposals.answer>,
) {
  const { roles, userId, name } = context.actor;
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'rule-pack.update') ? allow : deny('forbidden'));
    const { state, version, text } = found(await findProposal(tx.db, id), 'rule_proposal_not_found');
    const by = { id: userId, name };
    const proposer = await updateAnswer(tx.db, id, { answer, note, by, at: tx.now });
    if (!proposer) refuse('rule_proposal_answered');
    const pack = await findPack(tx.db, state, version);
    await notifyIn(tx, rulePackNotifications.proposalAnswered, {
      userIds: [proposer],
      subject: { kind: 'rule-proposal', id },
      params: { state, name: pack?.name ?? state, by: name, answer, what: note ?? text },
    });
    await auditRules(tx, rulePackAudits.answerProposal, { state, proposalId: id, answer, note });
    return found(await findProposal(tx.db, id));
  });
}
